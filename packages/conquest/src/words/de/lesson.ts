import type { WordTable } from '@vexillum/ui/words';

/** Die Lektion: drei Minuten, in denen jeder Schritt gezeigt wird. */
export const lesson: WordTable = {
  'A first conquest': 'Eine erste Eroberung',
  'A game against a machine in which every step is shown.':
    'Eine Partie gegen eine Maschine, in der jeder Schritt gezeigt wird.',
  Lesson: 'Lektion',
  'Learnt: {0} of {1}': 'Gelernt: {0} von {1}',
  'The lesson is being set up …': 'Die Lektion wird aufgestellt …',
  'Begin the lesson again': 'Die Lektion neu beginnen',
  'Leave the lesson': 'Die Lektion verlassen',
  'By keys: arrows, then Enter': 'Mit Tasten: Pfeile, dann Eingabe',
  'By keys: {0}': 'Mit Tasten: {0}',
  'Skip this step': 'Schritt überspringen',
  'That will do': 'Das genügt',
  'Play a stronger machine': 'Gegen eine stärkere Maschine',
  'Play with friends': 'Mit Freunden spielen',
  'The game goes on without the lesson. You find it again in the help.':
    'Die Partie geht ohne die Lektion weiter. In der Hilfe findest du sie wieder.',
  'The arrow points at {0}.': 'Der Pfeil zeigt auf {0}.',
  'This is a real game against a machine, a Recruit. Your turn begins with {0}: touch {1}, where they are of most use.':
    'Das ist eine echte Partie gegen eine Maschine, einen Rekruten. Dein Zug beginnt mit neuen Rekruten ({0}): Berühre {1}, dort nützen sie am meisten.',
  '{0} for you. Put them where you mean to attack: on {1}.':
    'Für dich: {0}. Setze sie dorthin, wo du angreifen willst: auf {1}.',
  'For that conquest you have been given a victory flag. Touch the flag beside your name: nobody but you is shown its kind.':
    'Für die Eroberung hast du eine Siegesfahne bekommen. Berühre die Fahne neben deinem Namen: Nur du siehst, von welcher Art sie ist.',
  'Whoever has five flags has to turn in a set. Press RECRUIT: it brings you {0}.':
    'Wer fünf Fahnen hat, muss einen Satz abgeben. Drücke AUSHEBEN: Das bringt dir {0}.',
  'Three flags of a kind, or one of each, are a set, and you have one. Press RECRUIT: it brings you {0}.':
    'Drei gleiche Fahnen oder eine von jeder Art sind ein Satz, und du hast einen. Drücke AUSHEBEN: Das bringt dir {0}.',
  'Press ATTACK: there is land worth taking before armies are moved.':
    'Drücke ANGREIFEN: Bevor du Armeen verlegst, lohnt sich noch eine Eroberung.',
  'Now attack. Touch {0}: of its {1} all but one can go.':
    'Jetzt greif an. Berühre {0}: Von dort ({1}) können alle bis auf eine los.',
  'The next attack starts best from {0}: touch it.': 'Der nächste Angriff beginnt am besten in {0}: Berühre es.',
  'Touch {0}, and the dice are thrown: highest against highest, and a draw is the defender’s. You take it with a chance of {1}.':
    'Berühre {0}, und die Würfel fallen: der höchste gegen den höchsten, bei Gleichstand gewinnt die Verteidigung. Deine Chance auf die Eroberung: {1}.',
  'Lost by that throw: {0} of yours, {1} of theirs. Touch {2} for the next one; “Throw on” goes on by itself. Your chance: {3}.':
    'Verloren bei diesem Wurf: {0} von dir, {1} vom Gegner. Berühre {2} für den nächsten, oder lass unten bis zum Ende würfeln. Deine Chance: {3}.',
  'The dice were against you, as dice are now and then. Press END TURN and keep what is left: new recruits come with every turn.':
    'Die Würfel waren gegen dich, das kommt vor. Drücke ZUG BEENDEN und behalte, was übrig ist: In jedem Zug kommen neue Rekruten.',
  '{0} is yours! Only part of the army went in: touch it again, and the rest follows to the front.':
    '{0} gehört dir! Nur ein Teil der Armeen ist eingerückt: Berühre es noch einmal, und der Rest folgt an die Front.',
  'Once a turn armies may move to land of yours next to theirs. It ends the attacks of the turn, so it comes last: press MOVE.':
    'Einmal im Zug darfst du Armeen in eigenes Land nebenan verlegen. Das beendet die Angriffe des Zuges, also kommt es zuletzt: Drücke VERLEGEN.',
  'Touch {0}: its armies are of more use elsewhere.': 'Berühre {0}: Die Armeen dort nützen anderswo mehr.',
  'Now touch {0}, where they go. One army always stays behind.':
    'Berühre nun {0}, dorthin ziehen sie. Eine Armee bleibt immer zurück.',
  'No attack promises much now. Press END TURN, and come back with new recruits.':
    'Kein Angriff verspricht jetzt viel. Drücke ZUG BEENDEN und komm mit neuen Rekruten wieder.',
  'That is enough for a first turn. Press END TURN: whoever has conquered anything draws a victory flag.':
    'Das genügt für den ersten Zug. Drücke ZUG BEENDEN: Wer etwas erobert hat, zieht eine Siegesfahne.',
  'That is enough for a first turn. Press END TURN, and the machine plays.':
    'Das genügt für den ersten Zug. Drücke ZUG BEENDEN, dann spielt die Maschine.',
  'The machine plays by the same rules and knows no more than you. Arrows and dice show what it does; then it is your turn again.':
    'Die Maschine spielt nach denselben Regeln und weiß nicht mehr als du. Pfeile und Würfel zeigen, was sie tut; dann bist du wieder am Zug.',
  'Carry on as you like. The next step comes by itself.':
    'Spiel weiter, wie du magst. Der nächste Schritt kommt von selbst.',
  'The whole map is yours: that is how Conquest is won. Now you know all of it.':
    'Die ganze Karte gehört dir: So gewinnt man Conquest. Nun kennst du alles.',
  'The game has ended without a winner. You know all of it now: play again, or play somebody stronger.':
    'Die Partie ist ohne Sieger zu Ende. Nun kennst du alles: Spiel noch einmal, oder gegen jemand Stärkeren.',
  'This time the machine has won. You know all of it now: play again, or play somebody stronger.':
    'Diesmal hat die Maschine gewonnen. Nun kennst du alles: Spiel noch einmal, oder gegen jemand Stärkeren.',
};
