/** Listens to a stream until the function that it returns is called, or until it is lost, which is told once. */
export type OpenEvents = (url: string, onMessage: (text: string) => void, onLost: () => void) => () => void;

/** The browser's own. It would come back by itself, but not after every trouble; so coming back is left to whoever opened it. */
export const openEvents: OpenEvents = (url, onMessage, onLost) => {
  const source = new EventSource(url);
  const close = (): void => {
    source.close();
    removeEventListener('offline', lost);
  };
  const lost = (): void => {
    close();
    onLost();
  };
  source.onmessage = ({ data }: MessageEvent<string>) => onMessage(data);
  source.onerror = lost;
  // A connection that is cut further away is noticed late; that the machine has none is known at once.
  addEventListener('offline', lost);
  return close;
};
