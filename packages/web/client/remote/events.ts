/** Listens to a stream until the returned function is called, or until it's lost, which is reported once. */
export type OpenEvents = (url: string, onMessage: (text: string) => void, onLost: () => void) => () => void;

/** The browser's own EventSource. It reconnects automatically, but not after every error; so reconnecting is left to the caller. */
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
  // A connection that breaks elsewhere is noticed late; that the device is offline is known immediately.
  addEventListener('offline', lost);
  return close;
};
