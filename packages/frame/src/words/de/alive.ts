import type { WordTable } from '@vexillum/ui/words';

/** Was am Tisch geschieht: zu sehen, zu hören, und wohin man gerufen wird. */
export const alive: WordTable = {
  'Your turn': 'Du bist am Zug',
  '{0}’s turn': '{0} ist am Zug',
  'Notification when I look elsewhere': 'Benachrichtigung, wenn ich anderswo bin',
  'Notifications are blocked in this browser': 'Benachrichtigungen sind in diesem Browser gesperrt',
  'Sound on': 'Ton an',
  'Sound off': 'Ton aus',
  Volume: 'Lautstärke',
};
