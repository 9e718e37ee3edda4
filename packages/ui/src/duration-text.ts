const two = (number: number): string => String(number).padStart(2, '0');

/** "4:05", "1:02:09", "−0:12": whole seconds, as a clock counts them down. The last second is still 0:01. */
export const durationText = (milliseconds: number): string => {
  const seconds = Math.abs(Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return milliseconds <= -1000 ? `−${text}` : text;
};
