/** What the generated records are made of, in the three languages of the site. */
export interface Words {
  it: string;
  en: string;
  de: string;
}

const words = (it: string, en: string, de: string): Words => ({ it, en, de });

export const places: readonly Words[] = [
  words('Piazza Unità d’Italia', 'Unity of Italy Square', 'Platz der Einheit Italiens'),
  words('Canal Grande', 'Grand Canal', 'Canal Grande'),
  words('Molo Audace', 'Audace Pier', 'Molo Audace'),
  words('Castello di Miramare', 'Miramare Castle', 'Schloss Miramare'),
  words('Colle di San Giusto', 'San Giusto Hill', 'Hügel San Giusto'),
  words('Borgo Teresiano', 'Theresian Quarter', 'Theresienstadt'),
  words('Porto Vecchio', 'Old Port', 'Alter Hafen'),
  words('Stazione Centrale', 'Central Station', 'Hauptbahnhof'),
  words('Viale XX Settembre', 'XX Settembre Avenue', 'Allee XX Settembre'),
  words('Faro della Vittoria', 'Victory Lighthouse', 'Siegesleuchtturm'),
  words('Teatro Verdi', 'Verdi Theatre', 'Verdi-Theater'),
  words('Piazza della Borsa', 'Stock Exchange Square', 'Börsenplatz'),
  words('Città Vecchia', 'Old Town', 'Altstadt'),
  words('Riva del Mandracchio', 'Mandracchio Waterfront', 'Ufer Mandracchio'),
  words('Barcola', 'Barcola', 'Barcola'),
  words('Opicina', 'Opicina', 'Opicina'),
  words('Cantiere San Marco', 'San Marco Shipyard', 'Werft San Marco'),
  words('Acquedotto', 'Aqueduct', 'Aquädukt'),
  words('Mercato coperto', 'Covered Market', 'Markthalle'),
  words('Sinagoga', 'Synagogue', 'Synagoge'),
  words('Chiesa di San Spiridione', 'Church of Saint Spyridon', 'Kirche des heiligen Spyridon'),
  words('Ospedale Maggiore', 'General Hospital', 'Allgemeines Krankenhaus'),
  words('Giardino Pubblico', 'Public Garden', 'Stadtgarten'),
  words('Scala dei Giganti', 'Giants’ Stairway', 'Riesentreppe'),
];

export const streets = [
  'Carducci',
  'Battisti',
  'Mazzini',
  'Ghega',
  'San Nicolò',
  'Cavana',
  'dell’Istria',
  'Rossetti',
  'Giulia',
  'Udine',
  'Valdirivo',
  'Torrebianca',
  'Machiavelli',
  'San Lazzaro',
  'Imbriani',
  'Madonnina',
  'Settefontane',
  'Molino a Vento',
  'Navali',
  'Commerciale',
];

export const subjects: readonly Words[] = [
  words('Veduta generale', 'General view', 'Gesamtansicht'),
  words('Mercato del pesce', 'Fish market', 'Fischmarkt'),
  words('Tram a cavalli', 'Horse tram', 'Pferdetram'),
  words('Corteo', 'Procession', 'Umzug'),
  words('Velieri alla fonda', 'Sailing ships at anchor', 'Segelschiffe vor Anker'),
  words('Giorno di bora', 'A day of bora wind', 'Ein Tag mit Bora'),
  words('Nevicata', 'Snowfall', 'Schneefall'),
  words('Facciata', 'Façade', 'Fassade'),
  words('Cantiere', 'Building site', 'Baustelle'),
  words('Passeggiata', 'Promenade', 'Promenade'),
  words('Ritratto di famiglia', 'Family portrait', 'Familienporträt'),
  words('Bagnanti', 'Bathers', 'Badegäste'),
  words('Caffè', 'Coffee house', 'Kaffeehaus'),
  words('Operai', 'Workers', 'Arbeiter'),
  words('Piroscafo', 'Steamship', 'Dampfschiff'),
  words('Illuminazione notturna', 'Lights at night', 'Nachtbeleuchtung'),
];

export const sentences: readonly Words[] = [
  words(
    'Fotografia ripresa dal lato del mare in una mattina chiara.',
    'Photograph taken from the side of the sea on a clear morning.',
    'Fotografie, an einem klaren Morgen von der Seeseite aufgenommen.',
  ),
  words(
    'In primo piano alcuni passanti, sullo sfondo le case poi demolite.',
    'Some passers-by in the foreground, behind them houses that were later pulled down.',
    'Im Vordergrund einige Passanten, dahinter später abgerissene Häuser.',
  ),
  words(
    'La stampa reca sul retro il timbro dello studio e una nota a matita.',
    'The back of the print carries the studio’s stamp and a note in pencil.',
    'Auf der Rückseite des Abzugs stehen der Stempel des Ateliers und eine Bleistiftnotiz.',
  ),
  words(
    'Il selciato è ancora quello posato dopo i lavori del lungomare.',
    'The paving is still that laid after the works on the waterfront.',
    'Das Pflaster ist noch jenes, das nach den Arbeiten an der Uferstraße verlegt wurde.',
  ),
  words(
    'Si riconoscono le insegne delle botteghe e il deposito delle carrozze.',
    'The signs of the shops and the coach house can be made out.',
    'Die Schilder der Läden und die Wagenremise sind zu erkennen.',
  ),
  words(
    'La data è ricavata dai manifesti affissi sul muro.',
    'The date is taken from the posters on the wall.',
    'Die Datierung ergibt sich aus den Plakaten an der Mauer.',
  ),
  words(
    'Dono di una famiglia della città, insieme a un album di vedute.',
    'Gift of a family of the city, together with an album of views.',
    'Geschenk einer Familie der Stadt, zusammen mit einem Album von Ansichten.',
  ),
  words(
    'Lastra alla gelatina, graffiata lungo il margine superiore.',
    'Gelatin plate, scratched along its upper edge.',
    'Gelatineplatte, am oberen Rand zerkratzt.',
  ),
];

export const tagNames: readonly Words[] = [
  words('mare', 'sea', 'Meer'),
  words('porto', 'port', 'Hafen'),
  words('tram', 'tram', 'Straßenbahn'),
  words('mercati', 'markets', 'Märkte'),
  words('feste', 'festivities', 'Feste'),
  words('bora', 'bora', 'Bora'),
  words('chiese', 'churches', 'Kirchen'),
  words('ponti', 'bridges', 'Brücken'),
  words('navi', 'ships', 'Schiffe'),
  words('lavoro', 'work', 'Arbeit'),
  words('giardini', 'gardens', 'Gärten'),
  words('guerra', 'war', 'Krieg'),
];

export const authors = ['Giuseppe Wulz', 'Carlo Wulz', 'Guglielmo Sebastianutti', 'Francesco Benque', 'Pietro Opiglia'];
export const sources = ['Fondo Bevilacqua', 'Raccolta civica', 'Album di famiglia', 'Archivio del porto'];
export const licences = ['CC BY 4.0', 'CC BY-SA 4.0', 'Public Domain', 'CC0'];
