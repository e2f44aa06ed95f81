import type { OpenEvents } from '../remote/events.ts';

/** The browser's server-sent events, read with fetch: Node 20 has none of its own. */
export const fetchedEvents =
  (headers: Readonly<Record<string, string>>): OpenEvents =>
  (url, onMessage, onLost) => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      const response = await fetch(url, { headers: { ...headers, accept: 'text/event-stream' }, signal: stop.signal });
      if (!response.ok || response.body === null) return;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        const frames = (rest + chunk.value).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) {
          const data = frame.split('\n').find((line) => line.startsWith('data: '));
          if (data !== undefined && !stop.signal.aborted) onMessage(data.slice('data: '.length));
        }
      }
    };
    const over = (): void => {
      if (!stop.signal.aborted) onLost();
    };
    read().then(over, over);
    return () => stop.abort();
  };
