/** The heroes of Olympus in German, by the English words themselves: name, ability and text of each. */
export const olympusHeroes: Readonly<Record<string, string>> = {
  Achilles: 'Achilles',
  'Lone Champion': 'Einsamer Held',
  'Achilles has +2 on all numbers while no ally touches him.': 'Achilles hat +2 auf alle Zahlen, solange ihn kein Verbündeter berührt.',
  Aeolus: 'Äolus',
  'Bag of Winds': 'Schlauch der Winde',
  'You may rotate any hero in play.': 'Du darfst einen beliebigen Helden im Spiel drehen.',
  Ajax: 'Ajax',
  'Tower Shield': 'Turmschild',
  'Abilities can’t flip allies next to Ajax. Only a battle can.':
    'Fähigkeiten können die Verbündeten neben Ajax nicht umdrehen. Nur ein Kampf kann es.',
  Antaeus: 'Antäus',
  'Son of the Earth': 'Sohn der Erde',
  'Antaeus has +2 on all numbers while next to the terrain.': 'Antäus hat +2 auf alle Zahlen, solange er neben dem Gelände liegt.',
  Apollo: 'Apollo',
  'Rise and Set': 'Auf- und Untergang',
  'Apollo has +1 on all numbers in round 1 and −1 on all numbers in round 2.':
    'Apollo hat in Runde 1 +1 und in Runde 2 −1 auf alle Zahlen.',
  Architect: 'Architekt',
  'Ground Plan': 'Grundriss',
  'You may move one tile that touches Architect, terrain included.':
    'Du darfst ein Plättchen versetzen, das den Architekten berührt, auch das Gelände.',
  Ares: 'Ares',
  'Blood Price': 'Blutzoll',
  'You lose 1 point for every enemy that Ares flips in his battle.':
    'Du verlierst 1 Punkt für jeden Gegner, den Ares in seinem Kampf umdreht.',
  Aristotle: 'Aristoteles',
  'Fair Exchange': 'Gerechter Tausch',
  'Both players secretly choose a tile from their hand, then trade them. If either hand is empty, nothing happens.':
    'Beide Seiten wählen geheim ein Plättchen ihrer Hand und tauschen sie. Ist eine Hand leer, passiert nichts.',
  Artemis: 'Artemis',
  'Far Shot': 'Weitschuss',
  'In each direction, Artemis battles only the farthest tile in line, past gaps and other tiles.':
    'In jeder Richtung kämpft Artemis nur gegen das entfernteste Plättchen ihrer Linie, über Lücken und andere Plättchen hinweg.',
  Athena: 'Athene',
  'Cold Reason': 'Kühle Vernunft',
  'The next two tiles placed, by either player, have no mandatory or optional ability.':
    'Die nächsten zwei gelegten Plättchen, egal von wem, haben keine Pflicht- oder freiwillige Fähigkeit.',
  Athlete: 'Athlet',
  'Fair Contest': 'Fairer Wettkampf',
  'In every battle with Athlete, both sides use only their printed numbers.':
    'In jedem Kampf mit dem Athleten gelten auf beiden Seiten nur die gedruckten Zahlen.',
  Basilisk: 'Basilisk',
  'Petrifying Glance': 'Versteinernder Blick',
  'If your opponent holds two or more tiles, you may name one. They can’t place it on their next turn.':
    'Hat die Gegenseite zwei oder mehr Plättchen auf der Hand, darfst du eines nennen. In ihrem nächsten Zug darf sie es nicht legen.',
  Centaur: 'Zentaur',
  'Full Gallop': 'Voller Galopp',
  'You may take another turn after this one.': 'Du darfst nach diesem Zug noch einen machen.',
  Cerberus: 'Zerberus',
  'Three Jaws': 'Drei Rachen',
  'If exactly three tiles touch Cerberus, terrain included, it flips every enemy among them and does not battle.':
    'Berühren genau drei Plättchen Zerberus, das Gelände mitgezählt, dreht er jeden Gegner darunter um und kämpft nicht.',
  Chimera: 'Chimäre',
  'Changing Shape': 'Gestaltwandel',
  'You may discard a tile from your hand to draw the top tile of the deck.':
    'Du darfst ein Plättchen deiner Hand ablegen, um das oberste des Stapels zu ziehen.',
  Colossus: 'Koloss',
  'Standing Guard': 'Auf Wache',
  'Colossus does not battle when you place it.': 'Der Koloss kämpft nicht, wenn du ihn legst.',
  Cyclops: 'Zyklop',
  'Single Eye': 'Ein Auge',
  'You may have Cyclops battle just one enemy next to it, with +3.':
    'Du darfst den Zyklopen gegen nur einen Gegner neben ihm kämpfen lassen, mit +3.',
  Elder: 'Greis',
  'Old Tales': 'Alte Geschichten',
  'You may use the mandatory or optional ability of a discarded tile as Elder’s own.':
    'Du darfst die Pflicht- oder freiwillige Fähigkeit eines abgelegten Plättchens als die des Greises benutzen.',
  Gryphon: 'Greif',
  Swoop: 'Sturzflug',
  'Flip one enemy anywhere in play. Gryphon does not battle.': 'Drehe einen Gegner um, egal wo er liegt. Der Greif kämpft nicht.',
  Hades: 'Hades',
  'Gates Below': 'Tore der Unterwelt',
  'Hades does not battle. Flip every hero next to him, ally or enemy; then flip Hades.':
    'Hades kämpft nicht. Drehe jeden Helden neben ihm um, ob Verbündeter oder Gegner; danach drehe Hades um.',
  Harpy: 'Harpyie',
  'From Behind': 'Von hinten',
  'In its battle, Harpy compares with the far side of each enemy instead of the touching side.':
    'In ihrem Kampf vergleicht sich die Harpyie mit der abgewandten Seite jedes Gegners statt mit der berührenden.',
  Hera: 'Hera',
  'Jealous Eye': 'Eifersucht',
  'Enemies next to Hera have −1 on all numbers.': 'Gegner neben Hera haben −1 auf alle Zahlen.',
  Hercules: 'Herkules',
  'Sheer Strength': 'Reine Kraft',
  'No ability. His numbers do the work.': 'Keine Fähigkeit. Seine Zahlen genügen.',
  Hermes: 'Hermes',
  'Winged Heels': 'Flügelschuhe',
  'Hermes does not battle. Choose his row or column and flip every hero in it, Hermes included.':
    'Hermes kämpft nicht. Wähle seine Reihe oder seine Spalte und drehe jeden Helden darin um, auch Hermes.',
  Hydra: 'Hydra',
  'Many Heads': 'Viele Köpfe',
  'Each time Hydra flips, the player who gains it flips one hero next to it.':
    'Immer wenn die Hydra umgedreht wird, dreht die Seite, die sie bekommt, einen Helden neben ihr um.',
  Icarus: 'Ikarus',
  'Melting Wax': 'Schmelzendes Wachs',
  'While Icarus is next to the terrain, all his numbers are 0.': 'Solange Ikarus neben dem Gelände liegt, sind alle seine Zahlen 0.',
  Jason: 'Jason',
  Argonaut: 'Argonaut',
  'You may swap Jason with a hero next to him, up to three times in a row. He battles where he ends up.':
    'Du darfst Jason mit einem Helden neben ihm tauschen, bis zu dreimal nacheinander. Er kämpft dort, wo er am Ende liegt.',
  'King Midas': 'König Midas',
  'Golden Touch': 'Goldene Berührung',
  'Nothing can flip heroes next to King Midas. Midas himself can be flipped.':
    'Nichts kann die Helden neben König Midas umdrehen. Er selbst kann umgedreht werden.',
  Kraken: 'Krake',
  'Long Arms': 'Lange Arme',
  'In each direction, Kraken battles the nearest enemy in line, past allies, terrain, and gaps.':
    'In jeder Richtung kämpft der Krake gegen den nächsten Gegner seiner Linie, über Verbündete, Gelände und Lücken hinweg.',
  Lamia: 'Lamia',
  'Prey on the Weak': 'Jagd auf Schwache',
  'Lamia’s battle flips only enemies with no printed number above 4.': 'Lamias Kampf dreht nur Gegner ohne gedruckte Zahl über 4 um.',
  Manticore: 'Mantikor',
  'Tail Sting': 'Schwanzstachel',
  'You may flip one hero touching Manticore, ally or enemy. If you do, Manticore does not battle.':
    'Du darfst einen Helden neben dem Mantikor umdrehen, ob Verbündeter oder Gegner; dann kämpft der Mantikor nicht.',
  Medusa: 'Medusa',
  'Stone Gaze': 'Steinerner Blick',
  'Nothing can move or swap heroes next to Medusa.': 'Nichts kann die Helden neben Medusa versetzen oder tauschen.',
  Minotaur: 'Minotaurus',
  'Lost in the Maze': 'Im Labyrinth verirrt',
  'A tile placed next to Minotaur, by either player, flips after its battle.':
    'Ein Plättchen, das neben den Minotaurus gelegt wird, egal von wem, wird nach seinem Kampf umgedreht.',
  Muse: 'Muse',
  'Inspired Crowd': 'Begeisterte Menge',
  'Muse has +2 on all numbers for each tile touching her, terrain included.':
    'Die Muse hat +2 auf alle Zahlen für jedes Plättchen, das sie berührt, auch für das Gelände.',
  Nymph: 'Nymphe',
  'Shifting Springs': 'Wandernde Quellen',
  'You may swap any two heroes that touch each other.': 'Du darfst zwei beliebige Helden tauschen, die einander berühren.',
  Odysseus: 'Odysseus',
  'Cunning Voyage': 'Listige Fahrt',
  'You may swap Odysseus with any hero in play. Odysseus battles from there.':
    'Du darfst Odysseus mit einem beliebigen Helden im Spiel tauschen. Odysseus kämpft von dort.',
  Oracle: 'Orakel',
  'Navel of the World': 'Nabel der Welt',
  'After round 2, Oracle earns its controller 5 points if it lies at the center of a field of five rows and five columns. Gaps don’t matter.':
    'Nach Runde 2 bringt das Orakel seinem Besitzer 5 Punkte, wenn es in der Mitte eines Bretts aus fünf Reihen und fünf Spalten liegt. Lücken schaden nicht.',
  Pandora: 'Pandora',
  'Opened Box': 'Offene Büchse',
  'Each time Pandora flips, the player who gains her loses 1 point.':
    'Immer wenn Pandora umgedreht wird, verliert die Seite, die sie bekommt, 1 Punkt.',
  Pegasus: 'Pegasus',
  'Free Flight': 'Freier Flug',
  'While you control Pegasus, you may move it at the start of your turn.':
    'Solange Pegasus dir gehört, darfst du ihn zu Beginn deines Zuges versetzen.',
  Perseus: 'Perseus',
  'Mirror Shield': 'Spiegelschild',
  'If allies next to Perseus would flip, Perseus flips once in their place.':
    'Würden Verbündete neben Perseus umgedreht, wird an ihrer Stelle einmal Perseus umgedreht.',
  Poseidon: 'Poseidon',
  'Tidal Wave': 'Flutwelle',
  'You may move any hero in play, including Poseidon.': 'Du darfst einen beliebigen Helden im Spiel versetzen, auch Poseidon selbst.',
  Priestess: 'Priesterin',
  'Vow of Silence': 'Schweigegelübde',
  'The next tile your opponent places has no mandatory or optional ability.':
    'Das nächste Plättchen, das die Gegenseite legt, hat keine Pflicht- oder freiwillige Fähigkeit.',
  Satyr: 'Satyr',
  'Whirling Dance': 'Wirbeltanz',
  'You may rotate a hero next to Satyr.': 'Du darfst einen Helden neben dem Satyr drehen.',
  Sculptor: 'Bildhauer',
  'Reshape the Land': 'Land formen',
  'You may move the terrain to an empty cell next to Sculptor.': 'Du darfst das Gelände auf ein leeres Feld neben dem Bildhauer versetzen.',
  Socrates: 'Sokrates',
  Irony: 'Ironie',
  'Socrates battles in reverse: he flips only enemies whose number is higher than his.':
    'Sokrates kämpft verkehrt herum: Er dreht nur Gegner um, deren Zahl höher ist als seine.',
  Spartan: 'Spartaner',
  Outnumbered: 'In der Unterzahl',
  'Spartan has +1 on all numbers for each enemy touching it.': 'Der Spartaner hat +1 auf alle Zahlen für jeden Gegner, der ihn berührt.',
  Teacher: 'Lehrer',
  'Star Pupil': 'Musterschüler',
  'You may have another ally battle from its cell. If you do, Teacher does not battle.':
    'Du darfst einen anderen Verbündeten von seinem Feld aus kämpfen lassen. Dann kämpft der Lehrer nicht.',
  Theseus: 'Theseus',
  'Follow the Thread': 'Dem Faden nach',
  'While you control Theseus, start each of your turns by discarding a tile from your hand and drawing one from the deck.':
    'Solange Theseus dir gehört, legst du zu Beginn jedes deiner Züge ein Plättchen deiner Hand ab und ziehst eines vom Stapel.',
  'Three Fates': 'Drei Moiren',
  'Cut the Thread': 'Schnitt durch den Faden',
  'You may flip one ally and one enemy anywhere in play. If you do, Three Fates does not battle.':
    'Du darfst einen Verbündeten und einen Gegner umdrehen, egal wo sie liegen; dann kämpfen die Drei Moiren nicht.',
  Zeus: 'Zeus',
  'Lord of the Mountain': 'Herr des Berges',
  'At the end of each round, Zeus earns his controller 1 point for each ally touching the terrain.':
    'Am Ende jeder Runde bringt Zeus seinem Besitzer 1 Punkt für jeden Verbündeten, der das Gelände berührt.',
};
