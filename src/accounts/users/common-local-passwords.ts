/**
 * Passwords that are common where Italian or German is spoken, in lower case: keyboards, greetings, names, clubs, and what an
 * archive's staff would think of. The lists that leaked are mostly English (`commonPasswords`). Written for this purpose.
 */
export const commonLocalPasswords: ReadonlySet<string> = new Set(
  `
qwertz qwertzu qwertzui qwertzuiop asdfghj asdfghjk yxcvbn yxcvbnm asdfjkl 123qweasd passwort passwort1 passwort123 passwort1234
hallo1 hallo12 hallo123 hallo1234 hallohallo schatzi schatzi1 geheim geheim1 geheim123 sommer sommer1 sommer2024 sommer2025
sommer2026 winter2024 winter2025 winter2026 fruehling frühling berlin berlin1 hamburg muenchen münchen frankfurt wien1234 wienwien
deutschland osterreich österreich oesterreich schalke schalke04 bayern bayern1 bayernmuenchen dortmund borussia fussball fußball
arschloch scheisse scheiße ficken ficken1 ichliebedich liebedich engelchen sonnenschein sonne123 blume123 blumen maus123
mausi1 hasi123 hasilein baerchen bärchen spatzi liebling schnucki mutter mutti123 vater123 familie familie1 kennwort kennwort1
willkommen willkommen1 zugang zugang123 anmelden benutzer testtest test1234 test123 abcd1234 abc12345 start123 computer1
password1 passw0rd1 ciao123 ciaociao ciaociao1 ciaobella amore1 amoremio amore123 amoremio1 amoretti tiamo1 tiamo123 tiamotiamo
tesoro tesoro1 tesoromio gattino gattina cucciolo cucciola stellina stella1 stellina1 principessa principe farfalla farfalla1
bellissima bellissimo giuseppe giuseppe1 francesco francesco1 francesca francesca1 alessandro alessandro1 alessandra alessia
antonio1 giovanni giovanni1 giovanna andrea1 andrea123 matteo lorenzo leonardo davide simone simone1 stefano stefania stefania1
valentina valentina1 martina martina1 chiara chiara1 federica federico federico1 roberto roberta riccardo gabriele gabriella
juventus juventus1 juve1897 forzajuve forzamilan forzainter forzanapoli forzaroma milan1899 inter1908 internazionale asroma asroma1927
napoli napoli1 napoli1926 roma1234 romaroma lazio1900 fiorentina triestina italia italia1 italia123 italiano milano milano1
torino torino1 venezia bologna firenze palermo genova verona sicilia sardegna calabria segreto segreto1 parola parolachiave
accesso accesso1 utente utente1 benvenuto benvenuto1 ciccio ciccio1 ciccina polpetta patata patatina cioccolato cioccolata nutella
pizza123 spaghetti ferrari1 ferrari46 valentino valentinorossi vale46 vale1946 rossi46 natale estate estate2024 estate2025 estate2026
primavera autunno inverno qwerty1 cambiami cambiami1 amministratore redazione archivio archivio1 fotografia fotografie biblioteca
museo123 comune comune1 ufficio ufficio1 administrator admin123 admin1234 adminadmin redaktion archiv archiv123 fotoarchiv bibliothek
museum museum1 verwaltung verwaltung1
`
    .trim()
    .split(/\s+/),
);
