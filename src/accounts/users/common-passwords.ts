/**
 * The 2,000 passwords of six characters or more that are found most often in leaked lists, in lower case: the first ones
 * guessed. From the package @zxcvbn-ts/language-common 3.0.4 (MIT), whose whole list is 400 kB.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football monkey letmein
shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 1qaz2wsx 7777777 fuckyou jordan
qazwsx jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger
charlie robert sunshine thomas iloveyou fuckme ranger daniel hockey george computer michelle jessica starwars
asshole pepper klaster 112233 zxcvbn freedom princess joshua maggie ginger 11111111 131313 amanda ashley cheese
159753 nicole summer matthew chelsea dallas biteme matrix william yankees taylor corvette austin access martin
heather thunder merlin secret diamond anthony hammer fucker 1234qwer silver gfhjkm justin patrick richard bailey
internet samantha golfer scooter orange cookie q1w2e3r4t5 maverick jackson sparky mickey phoenix bigdog snoopy
guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome samsung steelers joseph
smokey dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway porsche yellow monster spider
diablo hannah bulldog junior london purple compaq lakers iceman qwer1234 hardcore cowboys banana ncc1701 boston
brandon tennis johnny miller q1w2e3r4 coffee scooby 123654 edward nikita mother yamaha brandy barney chester
fuckoff oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox victoria badboy
please fender jasper slayer rabbit natasha rachel bigdick marine wizard marlboro raiders prince casper fishing
flower crystal jasmine panties iwantu adidas winner winter gandalf password1 ghbdtn 1q2w3e4r angela golden lauren
cocacola jordan23 winston madison angels blowme panther sexsex bigtits spanky shannon sophie johnson asdfasdf
thx1138 toyota murphy canada danielle 12344321 blowjob 8675309 jonathan liverpoo muffin cooper apples jackie
dennis qwerty123 passw0rd abcd1234 sandra pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx nathan
butter startrek rainbow asdfghjkl redskins newyork gemini cameron qazwsxedc florida liverpool turtle nicholas
viking booger wilson sierra butthead doctor rocket 159357 victor dolphins captain bandit jaguar packers pookie
peaches 789456 dolphin helpme tucker theman tiffany maxwell jeremy qwertyui shithead debbie albert maddog lovers
monica united giants nirvana metallic hotdog rosebud mountain benjamin warrior stupid elephant suckit success
bond007 jackass bonnie alexis scorpio samson q1w2e3 rush2112 azerty freddy driver willie calvin 1q2w3e4r5t sydney
gators dexter red123 12345a 123456q creative voodoo arthur trouble america nissan gunner rebecca stella garfield
gordon jessie bullshit parker asdfghjk fucking apollo 1qazxsw2 eminem december legend airborne beavis august
brooklyn godzilla skippy 4815162342 kitten shelby beaver phantom nothing asdasd williams xavier braves darkness
blink182 travis copper tomcat platinum qweqwe 01012011 bigboy 102030 animal police 11223344 online voyager
lifehack 12qwaszx sniper 315475 trinity walter blazer heaven snowball playboy bubbles loveme hooters cricket
marvin willow donkey topgun nintendo saturn family november gabriel destiny pakistan pumpkin digital sergey chance
explorer redwings private therock runner 789456123 lasvegas guinness beatles cassie christin qwerty1 asdf1234
celtic broncos andrey 007007 babygirl nelson donald eclipse cartman fluffy louise michigan testing carolina little
samuel alexande birdie cherry pantera sharon gibson vampire mexico dickhead buffalo montana genius flyers maximus
school minecraft lovely stalker metallica doggie carter kristina kimberly spencer speedy barbara snickers sabrina
carmen marcus bronco yankee friends paradise lol123 dreams magnum horses caroline 147258369 lacrosse goober member
qwertyu enigma scotty pimpin bollocks surfer genesis poohbear asd123 qweasdzxc racing friend hello1 hawaii eagle1
october vanessa poopoo einstein boobies stanley 12345q walker bitches drowssap stephen courtney simple alaska
badger action denise jester 111222 spitfire drummer forest patricia maryjane champion diesel svetlana friday
gregory pamela hotrod 147258 anderson lucky1 douglas westside security google badass shorty tester thumper hitman
mozart general reddog zaq12wsx 010203 lizard alexander melanie a123456 ruslan 123456789a vincent 1232323q teresa
scarface 147852 qwerty12 a12345 marshall olivia veronica buddha spirit frankie money1 stargate antonio liberty
natalie mercury naruto qwe123 12345qwert suzuki semperfi popcorn spooky marley system brittany claudia scotland
cherokee vikings simpsons leslie rascal qweasd loveyou hummer michael1 allison patches russia adrian jupiter
penguin cumshot howard passion vfhbyf vladimir franklin sandman 123789 infinity bastard raider passport assman
sucker fantasy bulldogs 1234554321 horney domino budlight ironman disney norman usuckballz1 softball bishop
francis brutus redrum brooke bigred jeffrey fktrcfylh karina marines kawasaki digger ireland oksana fireman cougar
college alicia russell houston monday bradley nigger justice wildcats tinker duncan dancer logitech avalon
swordfis everton reggie motorola alexandr timothy hentai pussy1 claire patriots madonna colorado eugene ducati
kermit juventus indian connor galore freeuser smooth titanic boogie simpson warcraft wolverin elizabet arizona
saints valentin georgia test123 accord baxter denver mitchell christ password123 yfnfif stinky zachary roland
naughty ncc1701d spiderma chopper brenda hello123 extreme virginia skyline zombie pearljam froggy pirate fylhtq
vision 123qweasd awesome alyssa dreamer predator bullet empire charlie1 kirill 123123a people panthers skipper
nemesis peekaboo rasdzv3 alison rolltide american cardinal arnold chevelle psycho happy1 danger mookie wanker
manutd 9379992 hobbes vegeta goblue 852456 burton fyfcnfcbz picard 159951 windows loverboy lovelove vfrcbv victory
123654789 bambam turkey serega tweety hiphop galina changeme rooster polina berlin suckme taurus electric ronald
avatar 134679 raptor alpha1 maksim spring brazil bigcock newport kenneth hendrix madmax england a1b2c3 sublime
britney france darkside bigman hercules lawrence wolfpack classic letmein1 lincoln ronaldo 741852963 spiderman
1q2w3e blizzard cheyenne 123456789q wombat bubba1 tiger1 cjkysirj raymond brother kristen pandora devils zxc123
simone holiday wildcat kramer 147852369 buddy1 sterling caesar alabama carrie bondage basketball sports pussycat
pickle catch22 leather shaggy a1b2c3d4 chronic flowers qaz123 qqq111 robbie gracie freepass airplane perfect
kodiak billybob katana sunset stingray snowman angel1 chocolat zeppelin garcia detroit wolves pontiac firebird
vagina gundam panzer outlaw pretty fisher connie business trevor redhead hardon greenday tarheels 01011980 nastya
hellfire engineer dragon1 savage service serenity michele lickme fireball 1029384756 remember darkstar miranda
mustang1 124578 harvey strike freddie pavilion beauty bobafett 01012000 dbrnjhbz bigmac chris1 clinton bowling
natali future harrison wallace welcome1 swimming apache pyramid dodgers whynot fuckit defender morris trooper
135790 cancer precious packard lucifer popeye weasel 142536 icecream stewart tanner swordfish blonde presario
rockstar viktor manager cheryl norton james1 control wutang airforce julian atlanta thailand looking casino 741852
21122112 lennon 456123 bluebird theone hawkeye hacker dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo
barbie design pervert machine herman wrangler trucks nipples roscoe tornado lights bubble cadillac 666999 madman
orlando pegasus target longhorn philip browns stefan cannon dilbert baller microsoft winnie christia qazwsx123
shooter xfiles qazqaz lesbian street seattle corona amateur cthutq prelude 246810 malibu freaky assassin integra
atlantis 123qweasdzxc pussies dragons iloveu monkey1 unicorn lonewolf regina 753951 stealth kristin peewee openup
bobcat stacey software newton leonardo student srinivas angelina valentina trigger zaqwsx lolita athena shotgun
coyote bruins veronika dollar country rocky1 babydoll lestat wordpass hottie smiley potter random sweety butterfly
chipper samurai maddie devildog valerie mistress flipper freedom1 express powers soso123aljg cessna teacher goldie
polaris piglet cookies montreal hjvfirf ladies wolfgang fatboy scully father single wicked fetish foobar castle
tickle transam dfvgbh 31415926 oicu812 impala sunday hotstuff ronnie jasmin gambit toshiba basketba lancer
birthday stephani jessica1 hooker knicks 314159 roberto stinger testtest fuckyou2 kathleen savannah shamrock
benson squirt deftones trucker redneck goldberg alfred blaster siemens shelly renegade manson subaru ibanez
blondie hamilton swinger reaper cristina minnie mylove galaxy lindsay dudley farmer gloria special blahblah
enterpri 1234abcd travel babylon5 bigone sweetpea skeeter fucked indiana ficken trfnthbyf master1 freeman curtis
smitty marino joanne bigfoot escort larisa trumpet tristan spartan babylon asdfghj sister valera stormy paladin
andreas cavalier marathon hamlet aardvark butterfl bigboobs mister manchester yankees1 napoleon indigo hornet
skater jerome pierre wonder toronto indians karate buckeyes 01011990 hesoyam fredfred charger highland sweetie
holland 1qaz2wsx3edc chiefs diamonds buckeye aurora hotsex campbell griffin brandi redman passwor chandler
drpepper monika maiden elizabeth leonard bernie pornstar garden autumn 12345678910 thuglife millie jungle pencil
tomtom insane timber jesus1 sherlock mariah audrey david1 1a2b3c hamster aragorn pioneer techno catdog lollol
triumph sidney 141627 321654 fktrctq sophia morpheus island wetpussy hobbit blabla erotic shadow1 pascal sampson
consumer justme marion stones chrissy nadine goforit burger pitbull kelsey adgjmptw spartak german kissme hunting
kaiser martha colors artist harold italia sammie barcelona nicolas virgin pebbles sundance isabella overlord
emerald callie racecar isabelle germany 1478963 goddess change wesley nipple basket joejoe poison zipper alpine
shirley element huskers marcel christy pussys sakura chichi inside ultimate nicola ncc1701e blackie q12345 watson
rommel matthew1 geronimo caserta trojan 123qwe123 philips sergio nugget sammy1 tarzan bassman warren trixie chicks
aleksandr webster sherry manuel portugal dodger anakin bobbob bomber michel madness superfly q1w2e3r4t5y6 123asd
florence yvonne fatcat global ybrbnf energy desire wrinkle1 soldier bianca sexual warlock martina 951753 11235813
51505150 andrei seminole alejandr westham concrete access14 harris margaret hector christop ladybug letmein2
network bernard tintin qazxswedc trombone pleasure rhbcnbyf history bluesky sherman january onelove cotton
christian cdtnkfyf archie holden brianna vfvjxrf titans stallion lindsey singer hansolo angelo joanna natalia
beagle phillip panama smiles blue22 qawsed inferno mongoose connect kingkong snatch flatron sex4me bluemoon rocker
personal blessed snakes dominic forget finger beetle jamaica alberto a1234567 mulder fuckyou1 immortal passat
plastic 123454321 dietcoke spunky anthony1 whiskey monitor giovanni cactus ripper spyder markus planet magic1
patton exigen sticky waters nolimit daniela hollywoo abigail apple1 morrison katrina trunks 1234321 assass always
deedee 14789632 clifford mission pickles million sailing holmes bonehead fernando ghbdtnbr 112358 911911 charlott
yomama darren rubber newman molly1 1123581321 faster cumming bertha memphis sylvia ilovesex maurice william1
hongkong jumper unreal geheim rodney nylons sebastia pentium legion shalom kennedy 555666 brooks graham sprite
curious pacific loulou funtime philly ferret niners werewolf milton cantona kingdom africa office boeing gilbert
abgrtyu pirates super123 sheila french sweets cooldude palmer eternity lollipop tottenha green1 stocking monique
anything foster jackoff 7895123 biscuit drizzt camera columbia fossil moomoo makaveli tracey colt45 robinson
isabel martini salmon shasta jersey verbatim maniac snapper satan666 solomon patriot standard shaved blackcat
asdzxc punkrock raistlin infantry qwerty12345 dillon gerald twister ricardo waterloo cjkywt clayton crimson serena
01012010 oxford maxmax flight condor seinfeld silvia biggie maxine musicman ravens colleen wolfman sharks megadeth
cosmos velvet keeper foxtrot garrett black1 damien sesame skywalke gn56gn56 banshee squirrel wolverine sunrise
western grendel roxanne privet legolas marlin herbert lvbnhbq qazwsxed carrot blades frosty stardust 121314 helena
brownie groovy butler coolio twilight daytona licker peanuts intrepid pikachu trains mollie vanhalen jericho
hershey strider lobster punisher zaq123 bottom 1234567a murray kansas shogun goblin search neptune showtime darwin
amadeus suzanne fuckfuck seven7 jason1 111222333 oldman showme getsome muscle obiwan support rfrfirf skittles
ekaterina whitney maestro tanker english tarheel fighter thanks blue123 hannibal capital newlife anubis gothic
sabine thunder1 preston princes brendan 123456z evelyn python richie tequila chelsea1 clover delete mirage surfing
1q2w3e4r5t6y bentley portland potato baggins review porter chubby panasonic sandiego sooners derrick penelope
blackdog harmony fusion mature malcolm buttons 1a2b3c4d californ safety playtime dagger moscow swallow warriors
byteme stimpy gangster christine turner iverson lester chargers liquid asdf123 mushroom cracker dingdong lucky7
nymets 456852 bigguy mobile tazman nimrod newpass crusader bugger stranger dkflbvbh anastasia volume masters
monroe miguel doodle collins powder archer gotcha battle dublin slapshot guardian 147896325 janice charly septembe
photos knights woody1 angelica nookie milano pepsi1 scarlett stuart damian grizzly 123098 123321123 camille
scruffy brasil latino kittycat poopie munchkin lorenzo rammstein 1passwor bananas barcelon santiago thegame
robert1 gerard picasso viper1 walnut kolobok blackman wisdom trance starcraft parrot quality auburn goodluck
eatshit dorothy engine coltrane gorilla wheels katerina tamara postal fuck_inside luther ranger1 pass123 cassidy
discover oakland andrew1 spanking osiris dumbass shaney14 192837465 lonestar bridge bender stonecol dookie
meridian megaman heather1 25802580 racerx rjntyjr sirius firefly richard1 alexandra madrid griffey phoebe zaq1xsw2
weezer beautiful violet ledzep lowrider gangsta ghjcnj paradox tacobell 123698745 loving catalina vertigo halflife
carson sergei shiloh johnjohn sobaka buffett aliens chucky bonjour kangaroo thompson sinner socrates soccer1
keyboard 0.0.000 stevie trebor finish sprint shazam national celica sarah1 scarlet formula1 hoover sommer frances
hotboy cynthia qwerasdf 12369874 penguins formula rebels fuckface elwood melvin honda1 vacation ragnarok bollox
lexmark asshole1 mailcreated5240 lorraine 258456 claude rockon dodgeram tacoma wookie prodigy tempest vfhecz
flames sebastian colombia kitkat oblivion mystery sithlord server molson mustangs incubus smoker 123qaz window
scoobydo rescue bigballs zxcv1234 carpet titleist richmond director lawyer magnolia celeste melinda wright jimbob
golfing bobbie xanadu tardis blueeyes hearts pussy69 pooper shaman mersedes 102938 12312312 springer imagine
janine patrick1 kenwood 123zxc garbage martinez topper cowboys1 roberts lizzie ashton elliott oracle sheena
nuttertools mallard 123987 1122334455 analsex shemale gateway1 asterix monkeys imperial cooler grateful gillian
peterpan kingston yourmom sleepy gremlin printer hudson pa55word freckles birdman frank1 aussie esther defiant
margarita 445566 deadhead tatyana jackal frogger bridget research tobias mariners rootbeer blondes donnie katrin
weather aspirine frederic parola children account
`
    .trim()
    .split(/\s+/),
);
