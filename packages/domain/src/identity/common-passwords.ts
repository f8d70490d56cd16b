/**
 * Common passwords of ten characters and more, in lower case. Shorter ones are refused for their length, repetitions and
 * sequences for their pattern.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password12 password123 password1234 password12345 password123! password2024 password2025 password2026
passwort12 passwort123 passwort1234 passwort12345 passwort123! passwort2024 passwort2025 passwort2026
mypassword mypassword1 meinpasswort meinpasswort1 newpassword neuespasswort changeme12 changeme123 changeme1234
letmein123 letmein1234 welcome123 welcome1234 willkommen willkommen1 willkommen123 administrator admin12345 admin123456
qwerty1234 qwerty12345 qwerty123456 qwertz1234 qwertz12345 qwertz123456 qwertyuiop1 qwertzuiop1 qwertyuiop123
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 1qay2wsx3edc q1w2e3r4t5 asdfghjkl1 asdfghjklö asdfghjkl; yxcvbnm123
zxcvbnm123 abc1234567 abcd123456 abcd1234567 abc123456789 a123456789 a1234567890 aa123456789 123456789a 1234567890a
0123456789 0987654321 9876543210 1234554321 12345678910 123456789012 1122334455 1029384756 1357924680 2468101214
iloveyou12 iloveyou123 iloveyou1234 ichliebedich ichliebedich1 schatzi123 sunshine12 sunshine123 princess12 princess123
football12 football123 fussball12 fussball123 fußball123 basketball baseball12 baseball123 superman12 superman123
batman1234 pokemon123 dragon1234 monkey1234 shadow1234 master1234 michael123 jennifer12 charlie123 liverpool1
computer12 computer123 internet12 internet123 samsung123 hallo12345 hallohallo hallo123456 geheim1234 sommer2024
sommer2025 sommer2026 winter2024 winter2025 winter2026 frühling2026 herbst2025 summer2024 summer2025 summer2026
berlin1234 berlin12345 berlin2025 berlin2026 deutschland deutschland1 starwars12 starwars123 trustno1234 whatever12
whatever123 fitness123 fitness1234 training12 training123 workout123 workout1234 strength12 strength123 lifted1234
lifted12345 liftedliftedlifted gewichtheben gewichtheben1 correcthorsebatterystaple
`
    .trim()
    .split(/\s+/),
);
