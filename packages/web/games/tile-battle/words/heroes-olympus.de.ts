/** The heroes of Olympus in German, by the English words themselves: name, ability and text of each. */
export const olympusHeroes: Readonly<Record<string, string>> = {
  Achilles: 'Achilles',
  'Lone Champion': 'Einsamer Held',
  'Achilles has +2 on all numbers while no ally touches him.': 'Achilles hat +2 auf alle Zahlen, solange ihn kein Verbündeter berührt.',
  Aeolus: 'Äolus',
  'Bag of Winds': 'Schlauch der Winde',
  'You may rotate one hero in play, wherever it lies.': 'Du darfst einen Helden im Spiel drehen, wo er auch liegt.',
  Ajax: 'Ajax',
  'Tower Shield': 'Turmschild',
  'Abilities cannot flip the allies next to Ajax. Only a battle can.':
    'Fähigkeiten können die Verbündeten neben Ajax nicht umdrehen. Nur ein Kampf kann es.',
  Antaeus: 'Antäus',
  'Son of the Earth': 'Sohn der Erde',
  'Antaeus has +2 on all numbers while next to the terrain.': 'Antäus hat +2 auf alle Zahlen, solange er neben dem Gelände liegt.',
  Apollo: 'Apollo',
  'Rise and Set': 'Auf- und Untergang',
  'In round 1 Apollo is 1 stronger on every side; in round 2, 1 weaker.':
    'In Runde 1 ist Apollo auf jeder Seite um 1 stärker, in Runde 2 um 1 schwächer.',
  Architect: 'Architekt',
  'Ground Plan': 'Grundriss',
  'You may move one tile next to Architect. The terrain counts too.':
    'Du darfst ein Plättchen neben dem Architekten versetzen. Auch das Gelände zählt dazu.',
  Ares: 'Ares',
  'Blood Price': 'Blutzoll',
  'You lose 1 point for every enemy that Ares flips in his battle.':
    'Du verlierst 1 Punkt für jeden Gegner, den Ares in seinem Kampf umdreht.',
  Aristotle: 'Aristoteles',
  'Fair Exchange': 'Gerechter Tausch',
  'Each player secretly picks a hand tile, then both trade. If a hand is empty, nothing happens.':
    'Beide Seiten wählen geheim ein Plättchen ihrer Hand, dann wird getauscht. Ist eine Hand leer, geschieht nichts.',
  Artemis: 'Artemis',
  'Far Shot': 'Weitschuss',
  'In each direction Artemis battles only the farthest tile of her line, past gaps and other tiles.':
    'In jeder Richtung kämpft Artemis nur gegen das entfernteste Plättchen ihrer Linie, über Lücken und andere Plättchen hinweg.',
  Athena: 'Athene',
  'Cold Reason': 'Kühle Vernunft',
  'Whoever places them, the next two tiles come in without their mandatory or optional abilities.':
    'Die nächsten zwei Plättchen, wer sie auch legt, kommen ohne ihre Pflicht- oder freiwillige Fähigkeit ins Spiel.',
  Athlete: 'Athlet',
  'Fair Contest': 'Fairer Wettkampf',
  'In every battle with Athlete, both sides use their printed numbers only.':
    'In jedem Kampf mit dem Athleten gelten auf beiden Seiten nur die gedruckten Zahlen.',
  Basilisk: 'Basilisk',
  'Petrifying Glance': 'Versteinernder Blick',
  'If your opponent holds two or more tiles, you may name one: it must stay in hand on their next turn.':
    'Hält die Gegenseite zwei oder mehr Plättchen, darfst du eines nennen: In ihrem nächsten Zug muss es auf der Hand bleiben.',
  Centaur: 'Zentaur',
  'Full Gallop': 'Voller Galopp',
  'When this turn is over you may take one more.': 'Nach diesem Zug darfst du gleich noch einen machen.',
  Cerberus: 'Zerberus',
  'Three Jaws': 'Drei Rachen',
  'With exactly three tiles around Cerberus, terrain included, it flips each enemy among them and does not battle.':
    'Liegen genau drei Plättchen um Zerberus, das Gelände mitgezählt, dreht er jeden Gegner darunter um und kämpft nicht.',
  Chimera: 'Chimäre',
  'Changing Shape': 'Gestaltwandel',
  'You may discard one tile of your hand to draw the top tile of the deck.':
    'Du darfst ein Plättchen deiner Hand ablegen, um das oberste des Stapels zu ziehen.',
  Colossus: 'Koloss',
  'Standing Guard': 'Auf Wache',
  'Colossus starts no battle when you place it.': 'Der Koloss beginnt keinen Kampf, wenn du ihn legst.',
  Cyclops: 'Zyklop',
  'Single Eye': 'Ein Auge',
  'You may let Cyclops battle just one enemy next to it, with +3.':
    'Du darfst den Zyklopen gegen nur einen Gegner neben ihm kämpfen lassen, mit +3.',
  Elder: 'Ältester',
  'Old Tales': 'Alte Geschichten',
  "You may pick a mandatory or optional ability of a discarded tile and use it as Elder's own.":
    'Du darfst die Pflicht- oder freiwillige Fähigkeit eines abgelegten Plättchens wählen und als die des Ältesten benutzen.',
  Gryphon: 'Greif',
  Swoop: 'Sturzflug',
  'Flip one enemy anywhere in play. Gryphon does not battle.': 'Drehe einen Gegner um, wo er auch liegt. Der Greif kämpft nicht.',
  Hades: 'Hades',
  'Gates Below': 'Tore der Unterwelt',
  'Hades does not battle. Flip every hero next to him, ally or enemy; after that, flip Hades.':
    'Hades kämpft nicht. Drehe jeden Helden neben ihm um, ob Verbündeter oder Gegner; danach drehe Hades um.',
  Harpy: 'Harpyie',
  'From Behind': 'Von hinten',
  'In its battle Harpy is measured against the opposite side of each enemy, not the touching one.':
    'In ihrem Kampf misst sich die Harpyie mit der abgewandten Seite jedes Gegners, nicht mit der berührenden.',
  Hera: 'Hera',
  'Jealous Eye': 'Eifersucht',
  'Enemies next to Hera have −1 on all numbers.': 'Gegner neben Hera haben −1 auf alle Zahlen.',
  Hercules: 'Herkules',
  'Sheer Strength': 'Reine Kraft',
  'No ability: his numbers do the work.': 'Keine Fähigkeit: Seine Zahlen tun die Arbeit.',
  Hermes: 'Hermes',
  'Winged Heels': 'Flügelschuhe',
  'Hermes does not battle. Choose his row or his column and flip every hero in it, Hermes too.':
    'Hermes kämpft nicht. Wähle seine Reihe oder seine Spalte und drehe jeden Helden darin um, auch Hermes.',
  Hydra: 'Hydra',
  'Many Heads': 'Viele Köpfe',
  'Each time Hydra flips, the player who gained it flips one hero next to it.':
    'Immer wenn die Hydra umgedreht wird, dreht die Seite, die sie bekommt, einen Helden neben ihr um.',
  Icarus: 'Ikarus',
  'Melting Wax': 'Schmelzendes Wachs',
  "Next to the terrain, each of Icarus' numbers is 0.": 'Neben dem Gelände ist jede Zahl von Ikarus 0.',
  Jason: 'Jason',
  Argonaut: 'Argonaut',
  'You may swap Jason with a hero next to him, up to three times in a row. He battles where he ends.':
    'Du darfst Jason mit einem Helden neben ihm tauschen, bis zu dreimal nacheinander. Er kämpft dort, wo er am Ende liegt.',
  'King Midas': 'König Midas',
  'Golden Touch': 'Goldene Berührung',
  'Nothing can flip the heroes next to King Midas. He himself can be flipped.':
    'Nichts kann die Helden neben König Midas umdrehen. Er selbst kann umgedreht werden.',
  Kraken: 'Krake',
  'Long Arms': 'Lange Arme',
  'In each direction Kraken battles the nearest enemy of its line, past allies, terrain and gaps.':
    'In jeder Richtung kämpft der Krake gegen den nächsten Gegner seiner Linie, über Verbündete, Gelände und Lücken hinweg.',
  Lamia: 'Lamia',
  'Prey on the Weak': 'Jagd auf Schwache',
  "Lamia's battle flips only enemies with no printed number above 4 on any side.":
    'Lamias Kampf dreht nur Gegner um, die auf keiner Seite eine gedruckte Zahl über 4 haben.',
  Manticore: 'Mantikor',
  'Tail Sting': 'Schwanzstachel',
  'You may flip one hero touching Manticore, ally or enemy; then it does not battle.':
    'Du darfst einen Helden neben dem Mantikor umdrehen, ob Verbündeter oder Gegner; dann kämpft der Mantikor nicht.',
  Medusa: 'Medusa',
  'Stone Gaze': 'Steinerner Blick',
  'Nothing can move or swap the heroes next to Medusa.': 'Nichts kann die Helden neben Medusa versetzen oder tauschen.',
  Minotaur: 'Minotaurus',
  'Lost in the Maze': 'Im Labyrinth verirrt',
  'A tile placed next to Minotaur, by either player, flips once its battle is done.':
    'Ein Plättchen, das neben den Minotaurus gelegt wird, von wem auch immer, wird nach seinem Kampf umgedreht.',
  Muse: 'Muse',
  'Inspired Crowd': 'Begeisterte Menge',
  'Muse has +2 on all numbers for each tile touching her, terrain included.':
    'Die Muse hat +2 auf alle Zahlen für jedes Plättchen, das sie berührt, auch für das Gelände.',
  Nymph: 'Nymphe',
  'Shifting Springs': 'Wandernde Quellen',
  'You may swap two neighbouring heroes anywhere in play.': 'Du darfst zwei benachbarte Helden tauschen, wo sie auch liegen.',
  Odysseus: 'Odysseus',
  'Cunning Voyage': 'Listige Fahrt',
  'You may swap Odysseus with a hero anywhere in play; he battles from there.':
    'Du darfst Odysseus mit einem beliebigen Helden im Spiel tauschen; Odysseus kämpft von dort.',
  Oracle: 'Orakel',
  'Navel of the World': 'Nabel der Welt',
  'After round 2 Oracle earns its controller 5 points if it lies at the centre of the full field.':
    'Nach Runde 2 bringt das Orakel der Seite, die es hält, 5 Punkte, wenn es in der Mitte des vollen Bretts liegt.',
  Pandora: 'Pandora',
  'Opened Box': 'Offene Büchse',
  'Each time Pandora flips, the player who gained her loses 1 point.':
    'Immer wenn Pandora umgedreht wird, verliert die Seite, die sie bekommt, 1 Punkt.',
  Pegasus: 'Pegasus',
  'Free Flight': 'Freier Flug',
  'You may move Pegasus when your turn begins, as long as you control it.':
    'Zu Beginn deines Zuges darfst du Pegasus versetzen, solange du ihn hältst.',
  Perseus: 'Perseus',
  'Mirror Shield': 'Spiegelschild',
  'If allies next to Perseus would flip, Perseus flips once in their place.':
    'Würden Verbündete neben Perseus umgedreht, wird an ihrer Stelle einmal Perseus umgedreht.',
  Poseidon: 'Poseidon',
  'Tidal Wave': 'Flutwelle',
  'You may move any hero in play, even Poseidon himself.': 'Du darfst einen beliebigen Helden im Spiel versetzen, auch Poseidon selbst.',
  Priestess: 'Priesterin',
  'Vow of Silence': 'Schweigegelübde',
  "Your opponent's next tile is placed without its mandatory or optional ability.":
    'Das nächste Plättchen der Gegenseite wird ohne seine Pflicht- oder freiwillige Fähigkeit gelegt.',
  Satyr: 'Satyr',
  'Whirling Dance': 'Wirbeltanz',
  'You may turn a hero next to Satyr to face any way.': 'Du darfst einen Helden neben dem Satyr in eine beliebige Richtung drehen.',
  Sculptor: 'Bildhauer',
  'Reshape the Land': 'Land formen',
  'You may bring the terrain to an empty cell next to Sculptor.':
    'Du darfst das Gelände auf ein leeres Feld neben dem Bildhauer versetzen.',
  Socrates: 'Sokrates',
  Irony: 'Ironie',
  'Socrates battles upside down: he flips enemies whose number beats his, and no others.':
    'Sokrates kämpft verkehrt herum: Er dreht Gegner um, deren Zahl höher ist als seine, und keine anderen.',
  Spartan: 'Spartaner',
  Outnumbered: 'In der Unterzahl',
  'Spartan has +1 on all numbers for each enemy touching it.': 'Der Spartaner hat +1 auf alle Zahlen für jeden Gegner, der ihn berührt.',
  Teacher: 'Lehrer',
  'Star Pupil': 'Musterschüler',
  'You may let another ally battle from its own place; then Teacher does not.':
    'Du darfst einen anderen Verbündeten von seinem Platz aus kämpfen lassen; dann kämpft der Lehrer nicht.',
  Theseus: 'Theseus',
  'Follow the Thread': 'Dem Faden nach',
  'Each turn of yours begins with a discard from your hand and a draw from the deck while you control Theseus.':
    'Solange du Theseus hältst, beginnt jeder deiner Züge damit, dass du ein Plättchen deiner Hand ablegst und eines vom Stapel ziehst.',
  'Three Fates': 'Drei Moiren',
  'Cut the Thread': 'Schnitt durch den Faden',
  'You may flip one ally and one enemy, wherever they lie; then Three Fates do not battle.':
    'Du darfst einen Verbündeten und einen Gegner umdrehen, wo sie auch liegen; dann kämpfen die Drei Moiren nicht.',
  Zeus: 'Zeus',
  'Lord of the Mountain': 'Herr des Berges',
  'Each round ends with 1 point for you per ally touching the terrain, while you control Zeus.':
    'Solange du Zeus hältst, endet jede Runde mit 1 Punkt für dich je Verbündetem, der das Gelände berührt.',
};
