/** The heroes of Asgard in German, by the English words themselves: name, ability and text of each. */
export const asgardHeroes: Readonly<Record<string, string>> = {
  Knight: 'Ritter',
  'Battle Ready': 'Kampfbereit',
  'No ability, only strong numbers all round.': 'Keine Fähigkeit, nur rundum starke Zahlen.',
  Archer: 'Bogenschütze',
  Longshot: 'Fernschuss',
  'Archer battles only tiles exactly two cells away in a straight line, whatever lies between.':
    'Der Bogenschütze kämpft nur gegen Plättchen genau zwei Felder entfernt in gerader Linie, was auch dazwischen liegt.',
  Trickster: 'Gaukler',
  Befuddle: 'Verwirrung',
  'You may turn a hero next to Trickster to face any way.': 'Du darfst einen Helden neben dem Gaukler in eine beliebige Richtung drehen.',
  Mage: 'Magier',
  'Magic Spark': 'Zauberfunke',
  'In one direction Mage may battle any tile of the line in place of the nearest. The other sides battle as usual.':
    'In einer Richtung darf der Magier gegen ein beliebiges Plättchen der Linie kämpfen statt gegen das nächste. Die anderen Seiten kämpfen wie sonst.',
  Thief: 'Dieb',
  Pickpocket: 'Lange Finger',
  "You may trade a tile of your hand for one of your opponent's. You choose both.":
    'Du darfst ein Plättchen deiner Hand gegen eines aus der Hand der Gegenseite tauschen. Du wählst beide.',
  Assassin: 'Assassine',
  Assassinate: 'Meuchelmord',
  'You may swap Assassin with an enemy next to it; it battles from there.':
    'Du darfst den Assassinen mit einem Gegner neben ihm tauschen; der Assassine kämpft von dort.',
  Trader: 'Händler',
  'Swap Meet': 'Tauschmarkt',
  'You may swap two heroes that both touch Trader.': 'Du darfst zwei Helden tauschen, die beide den Händler berühren.',
  Necromancer: 'Nekromant',
  Enfeeble: 'Entkräften',
  'All heroes next to Necromancer, allies and enemies, have −1 on all numbers.':
    'Alle Helden neben dem Nekromanten, Verbündete und Gegner, haben −1 auf alle Zahlen.',
  Priest: 'Priester',
  Sanctuary: 'Heiliger Ort',
  'No ability can touch Priest, for good or ill. It can still lose a battle.':
    'Keine Fähigkeit wirkt auf den Priester, im Guten wie im Schlechten. Einen Kampf kann er trotzdem verlieren.',
  Bard: 'Barde',
  'Rousing Performance': 'Mitreißendes Lied',
  'You may choose one hero Bard flipped: it battles at once, without its abilities.':
    'Du darfst einen Helden wählen, den der Barde umgedreht hat: Er kämpft sofort, ohne seine Fähigkeiten.',
  Alchemist: 'Alchemist',
  'Equivalent Exchange': 'Gleiches gegen Gleiches',
  "Alchemist's battle flips enemies with an equal number, and no others.":
    'Der Kampf des Alchemisten dreht Gegner mit gleicher Zahl um, und keine anderen.',
  Wizard: 'Zauberer',
  Cantrip: 'Kleiner Zauber',
  'You may move one hero that Wizard flipped to an empty cell next to Wizard.':
    'Du darfst einen Helden, den der Zauberer umgedreht hat, auf ein leeres Feld neben dem Zauberer versetzen.',
  Dealer: 'Lieferant',
  Supply: 'Angebot',
  'When the round it was placed in ends, Dealer earns its controller 1 point per ally touching it.':
    'Endet die Runde, in der er gelegt wurde, bringt der Lieferant der Seite, die ihn hält, 1 Punkt je Verbündetem, der ihn berührt.',
  Squire: 'Knappe',
  'Serve and Protect': 'Dienen und schützen',
  'You may swap Squire with an ally next to it; it battles from there.':
    'Du darfst den Knappen mit einem Verbündeten neben ihm tauschen; der Knappe kämpft von dort.',
  Barbarian: 'Barbar',
  'Primal Rage': 'Wilder Zorn',
  "Barbarian's battle flips one enemy at most. If it beats several, choose which.":
    'Der Kampf des Barbaren dreht höchstens einen Gegner um. Schlägt er mehrere, wähle einen davon.',
  Conjuror: 'Beschwörer',
  'Summon Aid': 'Hilfe rufen',
  "You may look at the deck's top three tiles, place one in Conjuror's cell as your play and put the rest at the bottom. Conjuror is discarded.":
    'Du darfst die obersten drei Plättchen des Stapels ansehen, eines an die Stelle des Beschwörers legen und die übrigen unter den Stapel schieben. Der Beschwörer wird abgelegt.',
  Valkyrie: 'Walküre',
  'Chosen Ones': 'Auserwählte',
  'When the round it was placed in ends, every hero touching Valkyrie earns its own controller 1 point.':
    'Endet die Runde, in der sie gelegt wurde, bringt jeder Held, der die Walküre berührt, der Seite, die ihn hält, 1 Punkt.',
  Viking: 'Wikinger',
  'Loot and Plunder': 'Raub und Beute',
  "You may give all enemies −1 for Viking's battle.": 'Du darfst allen Gegnern für den Kampf des Wikingers −1 geben.',
  Siren: 'Sirene',
  'Melodic Demise': 'Tödliches Lied',
  "You may draw in a hero of Siren's row or column, past anything, to the empty cell on that side of Siren.":
    'Du darfst einen Helden aus der Reihe oder Spalte der Sirene heranziehen, an allem vorbei, auf das leere Feld auf dieser Seite der Sirene.',
  Captain: 'Hauptmann',
  'By Your Powers Combined': 'Vereinte Kräfte',
  'Captain has +1 on all numbers for each ally touching it.':
    'Der Hauptmann hat +1 auf alle Zahlen für jeden Verbündeten, der ihn berührt.',
  Titan: 'Titan',
  Unflippable: 'Unumstößlich',
  'Nothing can flip Titan.': 'Nichts kann den Titanen umdrehen.',
  Fool: 'Narr',
  Flippant: 'Wankelmut',
  'Fool does not battle. One hero next to it, drawn at random, flips.':
    'Der Narr kämpft nicht. Ein zufällig gezogener Held neben ihm wird umgedreht.',
  Dancer: 'Tänzerin',
  'Spin Me Right Round': 'Im Kreis herum',
  'You may rotate the second tile in one direction, gaps skipped. Dancer may battle it in place of the nearest one there.':
    'Du darfst das zweite Plättchen in einer Richtung drehen, Lücken werden übersprungen. Die Tänzerin darf dort gegen dieses kämpfen statt gegen das nächste.',
  Merchant: 'Kaufmann',
  Demand: 'Nachfrage',
  'When the round it was placed in ends, Merchant earns its controller 1 point per enemy touching it.':
    'Endet die Runde, in der er gelegt wurde, bringt der Kaufmann der Seite, die ihn hält, 1 Punkt je Gegner, der ihn berührt.',
  Pyromancer: 'Pyromant',
  'Hot Spot': 'Brandherd',
  "You may close an empty cell next to Pyromancer for your opponent's next turn and yours. An opponent down to one tile may use it.":
    'Du darfst ein leeres Feld neben dem Pyromanten für den nächsten Zug der Gegenseite und für deinen sperren. Hat die Gegenseite nur noch ein Plättchen, darf sie das Feld benutzen.',
  Changeling: 'Wechselbalg',
  Mimic: 'Nachahmung',
  'When placed, Changeling copies the current numbers of a hero next to it, top for top, and keeps them.':
    'Beim Legen übernimmt der Wechselbalg die jetzigen Zahlen eines Helden neben ihm, oben zu oben, und behält sie.',
  Noble: 'Adliger',
  'Deep Pockets': 'Tiefe Taschen',
  'When the round it was placed in ends, Noble earns its controller 2 points.':
    'Endet die Runde, in der er gelegt wurde, bringt der Adlige der Seite, die ihn hält, 2 Punkte.',
  Innkeeper: 'Gastwirt',
  'Room for Rent': 'Zimmer frei',
  'You may move a hero next to Innkeeper to another empty cell next to Innkeeper.':
    'Du darfst einen Helden neben dem Gastwirt auf ein anderes leeres Feld neben dem Gastwirt versetzen.',
  Ranger: 'Waldläufer',
  Loner: 'Einzelgänger',
  'Ranger has −1 on all numbers for each tile touching it, terrain included.':
    'Der Waldläufer hat −1 auf alle Zahlen für jedes Plättchen, das ihn berührt, auch für das Gelände.',
  Commander: 'Befehlshaber',
  'Force Their Hand': 'Unter Zwang',
  'You may name a tile your opponent holds: it has to be their next one placed.':
    'Du darfst ein Plättchen nennen, das die Gegenseite hält: Sie muss es als nächstes legen.',
  Paladin: 'Paladin',
  Bolster: 'Rückhalt',
  'All heroes next to Paladin, allies and enemies, have +1 on all numbers.':
    'Alle Helden neben dem Paladin, Verbündete und Gegner, haben +1 auf alle Zahlen.',
  Fairy: 'Fee',
  Diminutive: 'Winzig',
  'Whatever battles Fairy uses a number 2 lower against it.': 'Wer mit der Fee kämpft, hat gegen sie eine um 2 niedrigere Zahl.',
  Beggar: 'Bettler',
  'Got Some Change?': 'Etwas Kleingeld?',
  "When the round it was placed in ends, Beggar takes 2 points from its controller's opponent.":
    'Endet die Runde, in der er gelegt wurde, nimmt der Bettler der Seite, die ihn nicht hält, 2 Punkte.',
  Monk: 'Mönch',
  Hardy: 'Zäh',
  'Monk has +2 on the number it defends with.': 'Der Mönch hat +2 auf die Zahl, mit der er sich verteidigt.',
  Dragon: 'Drache',
  Terrorize: 'Schrecken',
  'You may shift every hero around Dragon one side clockwise.':
    'Du darfst jeden Helden um den Drachen eine Seite im Uhrzeigersinn weiterschieben.',
  Roc: 'Roch',
  Divebomb: 'Sturzangriff',
  'You may flip one enemy, wherever it lies; then Roc does not battle.':
    'Du darfst einen Gegner umdrehen, wo er auch liegt; dann kämpft der Roch nicht.',
  Tactician: 'Taktiker',
  Restructure: 'Umstellung',
  'You may move one other ally, wherever it lies.': 'Du darfst einen anderen Verbündeten versetzen, wo er auch liegt.',
  Duelist: 'Duellant',
  'Spinning Slash': 'Drehschlag',
  'You may give all heroes around Duelist a quarter turn, all the same way.':
    'Du darfst alle Helden um den Duellanten eine Vierteldrehung weit drehen, alle in dieselbe Richtung.',
  Seer: 'Seher',
  Visionary: 'Weitblick',
  'You may move one enemy, wherever it lies.': 'Du darfst einen Gegner versetzen, wo er auch liegt.',
  Spy: 'Spion',
  'Cloak and Dagger': 'Mantel und Dolch',
  'You may swap Spy with an ally anywhere in play; it battles from there.':
    'Du darfst den Spion mit einem beliebigen Verbündeten im Spiel tauschen; der Spion kämpft von dort.',
  Cadenza: 'Cadenza',
  'Stun Immunity': 'Standfest',
  'Nothing can move, pull or swap Cadenza.': 'Nichts kann Cadenza versetzen, heranziehen oder tauschen.',
  Shekhtur: 'Shekhtur',
  'Unleashed Dash': 'Entfesselter Sprung',
  'When a tile is placed next to Shekhtur, its player may first move it to an open cell beside it that touches a tile.':
    'Wird ein Plättchen neben Shekhtur gelegt, darf die Seite, die Shekhtur hält, diesen Helden zuerst auf ein freies Feld daneben versetzen, das ein Plättchen berührt.',
  Simon: 'Simon',
  'The Butler Did It': 'Der Butler war es',
  'Simon does not battle. Every hero next to him flips, ally or enemy.':
    'Simon kämpft nicht. Jeder Held neben ihm wird umgedreht, ob Verbündeter oder Gegner.',
  Tanis: 'Tanis',
  'Casting Call': 'Rollenverteilung',
  'You may move one other hero, wherever it lies, and turn it as you like.':
    'Du darfst einen anderen Helden versetzen, wo er auch liegt, und ihn drehen, wie du magst.',
  'King Alexian XXXVII': 'König Alexian XXXVII.',
  'Good to Be King': 'Schön, König zu sein',
  'Once his battle is done, King Alexian flips.': 'Nach seinem Kampf wird König Alexian umgedreht.',
  Hikaru: 'Hikaru',
  'Elemental Clash': 'Kampf der Elemente',
  'You may bring the terrain to any empty cell that touches another tile.':
    'Du darfst das Gelände auf ein beliebiges leeres Feld versetzen, das ein anderes Plättchen berührt.',
  Rukyuk: 'Rukyuk',
  'Double Tap': 'Doppelschuss',
  'Rukyuk may battle the first two tiles in one direction. If so, its other sides do not battle.':
    'Rukyuk darf gegen die ersten zwei Plättchen in einer Richtung kämpfen. Dann kämpfen die anderen Seiten nicht.',
  Borneo: 'Borneo',
  'Penguin Power': 'Pinguinkraft',
  'You may flip any hero, after which your opponent flips a different one; then Borneo does not battle.':
    'Du darfst einen beliebigen Helden umdrehen, danach dreht die Gegenseite einen anderen um; Borneo kämpft dann nicht.',
  Baenvier: 'Baenvier',
  'Skill Drain': 'Kraftentzug',
  'Heroes next to Baenvier have no abilities, those placed there included.':
    'Helden neben Baenvier haben keine Fähigkeiten, auch die nicht, die dort gelegt werden.',
  Khadath: 'Khadath',
  'Gate Trap': 'Torfalle',
  'You may name an empty cell beside Khadath: on their next turn your opponent has to place there.':
    'Du darfst ein leeres Feld neben Khadath nennen: In ihrem nächsten Zug muss die Gegenseite dort legen.',
};
