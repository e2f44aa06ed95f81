/** The heroes of Asgard in German, by the English words themselves: name, ability and text of each. */
export const asgardHeroes: Readonly<Record<string, string>> = {
  Knight: 'Ritter',
  'Battle Ready': 'Kampfbereit',
  'No ability, just strong numbers all around.': 'Keine Fähigkeit, nur rundum starke Zahlen.',
  Archer: 'Bogenschütze',
  Longshot: 'Fernschuss',
  'Archer battles only tiles exactly two cells away in a straight line, whatever lies between.':
    'Der Bogenschütze kämpft nur gegen Plättchen genau zwei Felder entfernt in gerader Linie, egal was dazwischen liegt.',
  Trickster: 'Gaukler',
  Befuddle: 'Verwirrung',
  'You may rotate a hero next to Trickster.': 'Du darfst einen Helden neben dem Gaukler drehen.',
  Mage: 'Magier',
  'Magic Spark': 'Zauberfunke',
  'In one direction, Mage may battle any tile in line instead of the nearest. The other sides battle normally.':
    'In einer Richtung darf der Magier gegen ein beliebiges Plättchen der Linie kämpfen statt gegen das nächste. Die anderen Seiten kämpfen normal.',
  Thief: 'Dieb',
  Pickpocket: 'Lange Finger',
  'You may trade a tile from your hand for one from your opponent’s. You choose both.':
    'Du darfst ein Plättchen deiner Hand gegen eines aus der Hand der Gegenseite tauschen. Du wählst beide.',
  Assassin: 'Assassine',
  Assassinate: 'Meuchelmord',
  'You may swap Assassin with an enemy next to it. Assassin battles from there.':
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
  'No ability affects Priest, for better or worse. Priest can still lose a battle.':
    'Keine Fähigkeit wirkt auf den Priester, im Guten wie im Schlechten. Einen Kampf kann er trotzdem verlieren.',
  Bard: 'Barde',
  'Rousing Performance': 'Mitreißendes Lied',
  'You may choose one hero Bard flipped. It battles immediately, without its abilities.':
    'Du darfst einen Helden wählen, den der Barde umgedreht hat: Er kämpft sofort, ohne seine Fähigkeiten.',
  Alchemist: 'Alchemist',
  'Equivalent Exchange': 'Gleiches gegen Gleiches',
  'Alchemist’s battle flips only enemies with an equal number.': 'Der Kampf des Alchemisten dreht nur Gegner mit gleicher Zahl um.',
  Wizard: 'Zauberer',
  Cantrip: 'Kleiner Zauber',
  'You may move one hero that Wizard flipped to an empty cell next to Wizard.':
    'Du darfst einen Helden, den der Zauberer umgedreht hat, auf ein leeres Feld neben dem Zauberer versetzen.',
  Dealer: 'Lieferant',
  Supply: 'Angebot',
  'At the end of the round it was placed in, Dealer earns its controller 1 point for each ally touching it.':
    'Am Ende der Runde, in der er gelegt wurde, bringt der Lieferant seinem Besitzer 1 Punkt für jeden Verbündeten, der ihn berührt.',
  Squire: 'Knappe',
  'Serve and Protect': 'Dienen und schützen',
  'You may swap Squire with an ally next to it. Squire battles from there.':
    'Du darfst den Knappen mit einem Verbündeten neben ihm tauschen; der Knappe kämpft von dort.',
  Barbarian: 'Barbar',
  'Primal Rage': 'Wilder Zorn',
  'Barbarian’s battle flips at most one enemy. If it beats several, choose one.':
    'Der Kampf des Barbaren dreht höchstens einen Gegner um. Schlägt er mehrere, wähle einen davon.',
  Conjuror: 'Beschwörer',
  'Summon Aid': 'Hilfe rufen',
  'You may look at the top three tiles of the deck, place one in Conjuror’s cell, and put the rest at the bottom. Conjuror is discarded.':
    'Du darfst die obersten drei Plättchen des Stapels ansehen, eines an die Stelle des Beschwörers legen und die übrigen unter den Stapel schieben. Der Beschwörer wird abgelegt.',
  Valkyrie: 'Walküre',
  'Chosen Ones': 'Auserwählte',
  'At the end of the round it was placed in, every hero touching Valkyrie earns its own controller 1 point.':
    'Am Ende der Runde, in der die Walküre gelegt wurde, bringt jeder Held, der sie berührt, seinem Besitzer 1 Punkt.',
  Viking: 'Wikinger',
  'Loot and Plunder': 'Raub und Beute',
  'You may give all enemies −1 in Viking’s battle.': 'Du darfst allen Gegnern für den Kampf des Wikingers −1 geben.',
  Siren: 'Sirene',
  'Melodic Demise': 'Tödliches Lied',
  'You may pull a hero in Siren’s row or column, past anything, to the empty cell on that side of Siren.':
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
  'Fool does not battle. A random hero next to it flips.': 'Der Narr kämpft nicht. Ein zufälliger Held neben ihm wird umgedreht.',
  Dancer: 'Tänzerin',
  'Spin Me Right Round': 'Im Kreis herum',
  'You may rotate the second tile in one direction, skipping gaps. Dancer may battle it instead of the nearest tile there.':
    'Du darfst das zweite Plättchen in einer Richtung drehen, Lücken werden übersprungen. Die Tänzerin darf dort gegen dieses kämpfen statt gegen das nächste.',
  Merchant: 'Kaufmann',
  Demand: 'Nachfrage',
  'At the end of the round it was placed in, Merchant earns its controller 1 point for each enemy touching it.':
    'Am Ende der Runde, in der er gelegt wurde, bringt der Kaufmann seinem Besitzer 1 Punkt für jeden Gegner, der ihn berührt.',
  Pyromancer: 'Pyromant',
  'Hot Spot': 'Brandherd',
  'You may close an empty cell next to Pyromancer for your opponent’s next turn and your own. An opponent with one tile left may still use it.':
    'Du darfst ein leeres Feld neben dem Pyromanten für den nächsten Zug der Gegenseite und für deinen sperren. Hat die Gegenseite nur noch ein Plättchen, darf sie das Feld benutzen.',
  Changeling: 'Wechselbalg',
  Mimic: 'Nachahmung',
  'When placed, Changeling copies the current numbers of a hero next to it, top for top, and keeps them.':
    'Beim Legen übernimmt der Wechselbalg die aktuellen Zahlen eines Helden neben ihm, Seite für Seite, und behält sie.',
  Noble: 'Edelmann',
  'Deep Pockets': 'Tiefe Taschen',
  'At the end of the round it was placed in, Noble earns its controller 2 points.':
    'Am Ende der Runde, in der er gelegt wurde, bringt der Edelmann seinem Besitzer 2 Punkte.',
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
  'You may name a tile in your opponent’s hand. They must place it on their next turn.':
    'Du darfst ein Plättchen auf der Hand der Gegenseite nennen. Sie muss es in ihrem nächsten Zug legen.',
  Paladin: 'Paladin',
  Bolster: 'Rückhalt',
  'All heroes next to Paladin, allies and enemies, have +1 on all numbers.':
    'Alle Helden neben dem Paladin, Verbündete und Gegner, haben +1 auf alle Zahlen.',
  Fairy: 'Fee',
  Diminutive: 'Winzig',
  'Heroes have −2 on the number they compare with Fairy’s.': 'Helden haben −2 auf die Zahl, die sie mit der Fee vergleichen.',
  Beggar: 'Bettler',
  'Got Some Change?': 'Etwas Kleingeld?',
  'At the end of the round it was placed in, Beggar costs its controller’s opponent 2 points.':
    'Am Ende der Runde, in der er gelegt wurde, kostet der Bettler den Gegner seines Besitzers 2 Punkte.',
  Monk: 'Mönch',
  Hardy: 'Zäh',
  'Monk has +2 on the number it defends with.': 'Der Mönch hat +2 auf die Zahl, mit der er sich verteidigt.',
  Dragon: 'Drache',
  Terrorize: 'Schrecken',
  'You may shift every hero around Dragon one side clockwise.':
    'Du darfst jeden Helden um den Drachen eine Seite im Uhrzeigersinn weiterschieben.',
  Roc: 'Roch',
  Divebomb: 'Sturzangriff',
  'You may flip one enemy anywhere in play. If you do, Roc does not battle.':
    'Du darfst einen Gegner umdrehen, egal wo er liegt; dann kämpft der Roch nicht.',
  Tactician: 'Taktiker',
  Restructure: 'Umstellung',
  'You may move any other ally in play.': 'Du darfst einen beliebigen anderen Verbündeten versetzen.',
  Duelist: 'Duellant',
  'Spinning Slash': 'Drehschlag',
  'You may rotate all heroes around Duelist by 90°, all in the same direction.':
    'Du darfst alle Helden um den Duellanten um 90° drehen, alle in dieselbe Richtung.',
  Seer: 'Seher',
  Visionary: 'Weitblick',
  'You may move any enemy in play.': 'Du darfst einen beliebigen Gegner versetzen.',
  Spy: 'Spion',
  'Cloak and Dagger': 'Mantel und Dolch',
  'You may swap Spy with any ally in play. Spy battles from there.':
    'Du darfst den Spion mit einem beliebigen Verbündeten im Spiel tauschen; der Spion kämpft von dort.',
  Cadenza: 'Cadenza',
  'Stun Immunity': 'Standfest',
  'Nothing can move, pull, or swap Cadenza.': 'Nichts kann Cadenza versetzen, heranziehen oder tauschen.',
  Shekhtur: 'Shekhtur',
  'Unleashed Dash': 'Entfesselter Sprung',
  'When a tile is placed next to Shekhtur, Shekhtur’s controller may first move Shekhtur one cell, to an empty cell that touches a tile.':
    'Wird ein Plättchen neben Shekhtur gelegt, darf der Besitzer von Shekhtur diesen Helden zuerst ein Feld weit versetzen, auf ein leeres Feld, das ein Plättchen berührt.',
  Simon: 'Simon',
  'The Butler Did It': 'Der Butler war es',
  'Simon does not battle. Flip every hero next to him, ally or enemy.':
    'Simon kämpft nicht. Drehe jeden Helden neben ihm um, ob Verbündeter oder Gegner.',
  Tanis: 'Tanis',
  'Casting Call': 'Rollenverteilung',
  'You may move any other hero in play and rotate it.': 'Du darfst einen beliebigen anderen Helden versetzen und drehen.',
  'King Alexian XXXVII': 'König Alexian XXXVII.',
  'Good to Be King': 'Schön, König zu sein',
  'King Alexian flips after his battle.': 'Nach seinem Kampf wird König Alexian umgedreht.',
  Hikaru: 'Hikaru',
  'Elemental Clash': 'Kampf der Elemente',
  'You may move the terrain to any empty cell that touches another tile.':
    'Du darfst das Gelände auf ein beliebiges leeres Feld versetzen, das ein anderes Plättchen berührt.',
  Rukyuk: 'Rukyuk',
  'Double Tap': 'Doppelschuss',
  'Rukyuk may battle the first two tiles in one direction. If it does, its other sides do not battle.':
    'Rukyuk darf gegen die ersten zwei Plättchen in einer Richtung kämpfen. Dann kämpfen die anderen Seiten nicht.',
  Borneo: 'Borneo',
  'Penguin Power': 'Pinguinkraft',
  'You may flip any hero; then your opponent flips a different one. If you do, Borneo does not battle.':
    'Du darfst einen beliebigen Helden umdrehen, danach dreht die Gegenseite einen anderen um; Borneo kämpft dann nicht.',
  Baenvier: 'Baenvier',
  'Skill Drain': 'Kraftentzug',
  'Heroes next to Baenvier have no abilities, including heroes placed there.':
    'Helden neben Baenvier haben keine Fähigkeiten, auch die nicht, die dort gelegt werden.',
  Khadath: 'Khadath',
  'Gate Trap': 'Torfalle',
  'You may name an empty cell next to Khadath. Your opponent must place there on their next turn.':
    'Du darfst ein leeres Feld neben Khadath nennen. In ihrem nächsten Zug muss die Gegenseite dort legen.',
};
