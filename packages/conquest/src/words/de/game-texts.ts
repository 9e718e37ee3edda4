import type { WordTable } from '@vexillum/ui/words';

/** Was in den Daten der Spiele steht und erst beim Zeigen übersetzt wird: Hausregeln der Schlacht, Musterarmeen, Karten. */
export const gameTexts: WordTable = {
  'Territories and armies': 'Länder und Armeen',
  'A whole invented world for two to eight players. The Corvane in its middle is rich and open on all sides; the isles in the south-east are poor and easy to hold.':
    'Eine ganze erfundene Welt für zwei bis acht Spieler. Das Corvane in ihrer Mitte ist reich und nach allen Seiten offen; die Inseln im Südosten sind arm und leicht zu halten.',
  'Two isles of equal strength and the skerries between them, for a short game for two or three players.':
    'Zwei gleich starke Inseln und die Schären dazwischen, für ein kurzes Spiel zu zweit oder zu dritt.',
};
