/**
 * The most common passwords and words of leaked password lists, in lower case. The shorter ones are included because
 * users lengthen them with digits and signs.
 */
const WORDS = `
password passwort contrasena contraseña senha motdepasse parola haslo hasło wachtwoord salasana pass passw0rd passwd
password1 welcome willkommen bienvenido bienvenue benvenuto witaj welkom tervetuloa hello hallo hola ciao bonjour
letmein letmeinnow opensesame sesame changeme changeit default secret geheim secreto segredo segreto sekret geheimnis
admin administrator adminadmin root superuser superadmin user username guest test tester testing testtest demo temp
temporary login loginlogin access account master mastermaster qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop
qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc zaq12wsx zaq1xsw2 asdf
asdfgh asdfghjkl zxcvbn zxcvbnm asdfasdf qweasd qweasdzxc abc123 abcd1234 abcabc abcdef abcdefg a1b2c3 a1b2c3d4
aa123456 123qwe 123qweasd 1234qwer 12qwaszx q1w2e3r4 q1w2e3r4t5 passpass iloveyou iloveu loveyou loveme love lovely
lover teamo tequiero tiamo jetaime ichliebedich amour amore amor querida princess princesa prinzessin prinses
sunshine sonnenschein sunflower summer sommer verano winter spring autumn monday tuesday wednesday thursday friday
saturday sunday january february march april june july august september october november december football futbol
fussball soccer baseball basketball hockey tennis golf rugby cricket volleyball swimming liverpool arsenal chelsea
barcelona realmadrid juventus manchester manutd bayern dortmund schalke ajax celtic rangers everton tottenham yankees
cowboys steelers lakers eagles patriots broncos raiders packers redskins michael jordan jordan23 michelle jennifer
jessica ashley amanda daniel david andrew anthony matthew joshua robert thomas william charlie george james john
johnny jonathan christopher christian nicole samantha elizabeth maria marina martina martin patrick richard steven
stephanie sandra sabrina sophie julia julian laura lauren andrea alexander alexandra alexandre alejandro antonio
francisco fernando carlos carolina gabriel giovanni giuseppe francesco francesca alessandro alessandra matteo lorenzo
natasha nicolas nikita olivia oliver hannah emma lucas lukas leonardo sebastian benjamin barbara brandon justin kevin
monkey dragon tiger panther lion bear eagle falcon wolf puppy kitty kitten doggie hunter buster ginger pepper cookie
chocolate schokolade banana orange strawberry cherry apple peaches butter coffee whiskey tequila guinness heineken
superman batman spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite roblox playstation
nintendo xbox zelda mario luigi sonic gandalf frodo hobbit harrypotter hogwarts voldemort matrix terminator skywalker
jedi vader darthvader simpsons homer bart garfield snoopy mickey mickeymouse minnie donald donaldduck tinkerbell
cinderella barbie hellokitty winnie shadow phantom ghost angel angels devil diablo satan lucifer jesus jesuschrist
christ heaven blessed faith grace trustno1 trustnoone whatever nothing something anything everything freedom liberty
peace happy happiness forever together family friend friends bestfriend mother father brother sister mama papa daddy
mommy babygirl babyboy baby honey sweetheart sweety sweetie darling beautiful gorgeous handsome pretty cutie sexy hot
computer laptop internet windows microsoft google facebook instagram twitter youtube linkedin amazon samsung iphone
android apple macintosh linux ubuntu oracle cisco network server system security database mysql program programmer
developer hacker hacking hacked cyber matrix mercedes porsche ferrari lamborghini corvette mustang camaro chevrolet
toyota honda yamaha kawasaki suzuki harley harleydavidson volkswagen audi bmw volvo subaru nissan jaguar america
england london paris berlin madrid roma rome lisboa warszawa helsinki amsterdam tokyo newyork chicago boston dallas
texas california florida canada mexico brasil brazil portugal espana argentina colombia deutschland germany france
italia polska suomi nederland australia scotland ireland metallica nirvana slipknot eminem beatles elvis madonna
rockandroll guitar guitarra music musica rockstar superstar number1 numberone winner champion killer warrior ninja
samurai soldier sniper marine pirate wizard magic merlin legend hero diamond silver golden gold platinum crystal
rainbow unicorn butterfly flower flores rose roses purple yellow green blue black white orange pink red scarlet
thunder lightning storm hurricane tornado ocean river mountain island paradise galaxy universe planet earth moon star
stars sunrise sunset midnight blink182 fuckyou fuckme fuckoff asshole bitch pussy penis bigdick letsgo money dinero
million millionaire billion business company office work school student teacher college university doctor nurse
lawyer manager director president visita visiting visitingcard businesscard linkinbio mypassword mypass mysecret
yourpassword thepassword newpassword oldpassword nopassword passwordpassword password123 correcthorse
correcthorsebatterystaple ncc1701 ncc1701d thx1138 rush2112 jennifer1 gfhjkm ytrewq parool lozinka heslo jelszo
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
