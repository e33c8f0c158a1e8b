import { languages } from '../contract/languages.js';

/** The stop words of PostgreSQL's text search (Snowball's lists), without accents; another language has none. */
const lists: Partial<Record<string, string>> = {
  it: `
    abbia abbiamo abbiano abbiate ad agl agli ai al all alla alle allo anche avemmo avendo avesse avessero avessi
    avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avra avrai avranno avrebbe avrebbero
    avrei avremmo avremo avreste avresti avrete avro avuta avute avuti avuto che chi ci coi col come con contro cui
    da dagl dagli dai dal dall dalla dalle dallo degl degli dei del dell della delle dello di dov dove ebbe ebbero
    ebbi ed era erano eravamo eravate eri ero essendo faccia facciamo facciano facciate faccio facemmo facendo
    facesse facessero facessi facessimo faceste facesti faceva facevamo facevano facevate facevi facevo fai fanno
    fara farai faranno farebbe farebbero farei faremmo faremo fareste faresti farete faro fece fecero feci fosse
    fossero fossi fossimo foste fosti fu fui fummo furono gli ha hai hanno ho il in io la le lei li lo loro lui ma
    mi mia mie miei mio ne negl negli nei nel nell nella nelle nello noi non nostra nostre nostri nostro per perche
    piu quale quanta quante quanti quanto quella quelle quelli quello questa queste questi questo sara sarai saranno
    sarebbe sarebbero sarei saremmo saremo sareste saresti sarete saro se sei si sia siamo siano siate siete sono
    sta stai stando stanno stara starai staranno starebbe starebbero starei staremmo staremo stareste staresti
    starete staro stava stavamo stavano stavate stavi stavo stemmo stesse stessero stessi stessimo steste stesti
    stette stettero stetti stia stiamo stiano stiate sto su sua sue sugl sugli sui sul sull sulla sulle sullo suo
    suoi ti tra tu tua tue tuo tuoi tutti tutto un una uno vi voi vostra vostre vostri vostro`,
  en: `
    about above after again against all am an and any are as at be because been before being below between both but
    by can did do does doing don down during each few for from further had has have having he her here hers herself
    him himself his how if in into is it its itself just me more most my myself no nor not now of off on once only
    or other our ours ourselves out over own same she should so some such than that the their theirs them themselves
    then there these they this those through to too under until up very was we were what when where which while who
    whom why will with you your yours yourself yourselves`,
  de: `
    aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anderm andern
    anderr anders auch auf aus bei bin bis bist da damit dann das dass dasselbe dazu dein deine deinem deinen deiner
    deines dem demselben den denn denselben der derer derselbe derselben des desselben dessen dich die dies diese
    dieselbe dieselben diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einig
    einige einigem einigen einiger einiges einmal er es etwas euch euer eure eurem euren eurer eures fur gegen
    gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in
    indem ins ist jede jedem jeden jeder jedes jene jenem jenen jener jenes jetzt kann kein keine keinem keinen
    keiner keines konnen konnte machen man manche manchem manchen mancher manches mein meine meinem meinen meiner
    meines mich mir mit muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner
    seines selbst sich sie sind so solche solchem solchen solcher solches soll sollte sondern sonst uber um und uns
    unse unsem unsen unser unses unter viel vom von vor wahrend war waren warst was weg weil weiter welche welchem
    welchen welcher welches wenn werde werden wie wieder will wir wird wirst wo wollen wollte wurde wurden zu zum
    zur zwar zwischen`,
};

const stopWords: ReadonlySet<string> = new Set(
  languages.flatMap((language) => (lists[language] ?? '').split(/\s+/).filter((word) => word !== '')),
);

/**
 * Whether a word, without accents, is too common to be required, in any of the languages; or a single letter, such as
 * what an apostrophe has cut off.
 */
export const isStopWord = (plain: string): boolean => stopWords.has(plain) || /^\p{L}$/u.test(plain);
