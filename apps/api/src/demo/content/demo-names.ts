/** Common names in Berlin; first and last names are drawn independently. */
export const FIRST_NAMES = `
  Aaliyah Adrian Agnieszka Ahmet Aino Alejandra Alexander Alina Amara Anastasia Andrea Anh Anna Anton Arda Ava
  Beatriz Benedikt Bilal Carla Caroline Chiara Chinedu Clara Claudia Daniel Daria David Deniz Dilara Dmitri Dominik
  Elena Elif Emil Emma Erik Esra Eva Fabian Fatima Felix Finn Franziska Friederike Gabriel Giulia Greta Hanna Hannes
  Hao Helena Henrik Ibrahim Ida Ines Isabel Ivan Jakob Jasmin Johanna Jonas Julia Julian Kaan Karim Karolina Katharina
  Kemal Kofi Konstantin Lara Laura Layla Leon Leonie Linh Lotte Louis Luca Lucia Luisa Magdalena Marek Maria Marie
  Marta Mateusz Matteo Max Mehmet Merle Mila Minh Mira Moritz Nadia Natalia Nele Niklas Nikolai Nina Olga Olivia
  Pablo Paul Pauline Pia Priya Rahel Raphael Rosa Ruben Salma Samira Samuel Sarah Selin Sergio Shirin Simon Sophie
  Stefan Svenja Tamara Tarek Theo Thi Thomas Timur Tobias Valentina Vera Viktor Viola Yara Yasin Yuki Yusuf Zeynep Zofia
`
  .trim()
  .split(/\s+/);

export const LAST_NAMES = `
  Abdallah Adeyemi Ahrens Aksoy Albrecht Almeida Arnold Aydin Bauer Baumann Becker Berg Bergmann Bianchi Böhm Borisov
  Brandt Braun Busch Çelik Chen Costa Demir Diallo Dietrich Dubois Ebert Eckert Engel Ernst Fernández Fischer Fontana
  Franke Friedrich Fuchs García Graf Gül Günther Haas Haddad Hahn Hansen Hartmann Heinrich Herrmann Hoang Hoffmann
  Horvat Huber Ivanova Jansen Kaiser Kaya Keller Kim Klein Koch Köhler König Kowalski Kraft Kramer Krause Krüger Kuhn
  Lange Le Lehmann Lindner López Lorenz Ludwig Maier Marino Martin Mazur Mbeki Mensah Meyer Möller Moreau Müller
  Nakamura Neumann Nguyen Novak Nowak Okafor Öztürk Papadopoulos Pereira Peters Petrov Pfeiffer Pham Pohl Popescu
  Richter Ricci Romero Roth Rossi Sahin Santos Sauer Schäfer Schmidt Schneider Scholz Schröder Schubert Schulz Seidel
  Silva Simon Singh Sokolov Sommer Stein Tanaka Thomas Tran Ünal Vogel Vogt Volkov Wagner Walter Weber Weiß Werner
  Winkler Winter Wójcik Wolf Yildirim Yilmaz Zhang Ziegler Zielinska Zimmermann
`
  .trim()
  .split(/\s+/);
