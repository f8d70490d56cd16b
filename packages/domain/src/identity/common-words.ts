/**
 * Words people commonly build passwords from, in lower case: names of the studio and its subject, entries of leaked password
 * lists, names, pets, clubs, seasons. With digits and signs around them they are guessed first (password-policy.ts). The
 * studio's own words come first; another studio adds its name.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
lifted liftedstudio liftedberlin studio berlin prenzlauerberg prenzlberg greifenhagener kreuzberg deutschland germany
fitness fitnessstudio gym workout training trainer coach member owner admin strength strong strongerberlin krafttraining
kraft gewichtheben barbell hantel deadlift kreuzheben squat kniebeuge bankdrücken benchpress muskel muscle bodybuilding
crossfit powerlifting sport sportler kettlebell challenge
password passwort passwords kennwort geheim secret login signin access welcome willkommen hallo hello test tester testing
demo user username guest gast root administrator administrator default changeme letmein openup master system server
internet computer laptop windows google facebook instagram whatsapp youtube netflix amazon paypal spotify samsung iphone
android apple microsoft linux ubuntu database mysql oracle
qwerty qwertz qwertyuiop qwertzuiop asdf asdfgh asdfghjkl yxcvbn yxcvbnm zxcvbn zxcvbnm qazwsx qaywsx abc abcd abcde abcdef
iloveyou ichliebedich liebe love lover forever always together sweetheart schatz schatzi liebling engel angel baby babygirl
princess prinzessin prince queen king sexy hottie darling honey sunshine rainbow butterfly flower blume rose rosen
frühling fruehling sommer herbst winter spring summer autumn montag dienstag mittwoch donnerstag freitag samstag sonntag
monday tuesday wednesday thursday friday saturday sunday januar februar april august september oktober november dezember
january february march october december weihnachten christmas ostern urlaub holiday
football fußball fussball soccer basketball baseball handball volleyball tennis hockey schalke dortmund bayern
bayernmünchen herthabsc unionberlin borussia werder hamburg münchen muenchen köln koeln frankfurt stuttgart leipzig dresden
liverpool arsenal chelsea barcelona realmadrid juventus manchester
batman superman spiderman starwars pokemon naruto pikachu minecraft fortnite warcraft matrix hogwarts harrypotter gandalf
dragon drache tiger lion monkey panda eagle falcon phoenix wolf shadow ninja samurai killer hunter ranger maverick
mustang ferrari porsche mercedes volkswagen bmw audi yamaha harley
hund hunde katze katzen kätzchen mausi hase hasi pferd snoopy garfield rocky buddy lucky max bella luna charlie simba
michael thomas andreas stefan christian martin alexander sebastian daniel tobias markus matthias florian jan jonas lukas
leon paul felix maximilian julian david kevin dennis patrick marcel philipp robert peter jörg klaus
anna julia laura lena lea sarah lisa katharina sabine nicole stefanie melanie sandra claudia petra monika jessica jennifer
michelle vanessa ashley amanda samantha daniela andrea susanne martina nadine anja
thomas michaela johannes benjamin jonathan joshua matthew andrew anthony joseph nicholas william
whatever trustno trustnoone nothing nobody nothere blink freedom freiheit peace success money dollar bitcoin million
jesus jesuschrist christ heaven hallelujah mama papa mutter vater family familie freunde friends bestfriend
chocolate schokolade cheese cookie banana pizza kaffee coffee bier
fuckyou fuckoff scheiße scheisse arschloch hurensohn bitch asshole
music guitar metallica nirvana linkinpark eminem
`
    .trim()
    .split(/\s+/),
);
