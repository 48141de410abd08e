import { once } from 'node:events';
import { connect } from 'node:net';

/** The console of WebKit's page. */
type WebInspector = {
  isListening: () => boolean;
  /** What the console showed as errors: also exceptions, rejections, and loads that failed or were refused. */
  errors: string[];
  close: () => void;
};

/** Events and answers of a page that may move between processes. `message` is a PageMessage. */
type BrowserMessage = {
  method?: string;
  params?: { targetInfo?: { targetId: string }; message?: string };
};

type PageMessage = { id?: number; method?: string; params?: { message: ConsoleMessage } };

type ConsoleMessage = { level: string; text: string; url?: string; parameters?: Parameter[] };

type Parameter = { value?: unknown; description?: string };

/** MiniBrowser is the server's first program and has one page. */
const ids = Buffer.alloc(16);
ids.writeBigUInt64LE(1n);
ids.writeBigUInt64LE(1n, 8);

/**
 * Connects to WebKit's remote inspector. WebKitWebDriver tells nothing of the console, and MiniBrowser prints none of
 * it under a driver, since such a session is private.
 */
export async function connectInspector(port: number): Promise<WebInspector> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const errors: string[] = [];
  let isListening = false;
  let received: Buffer = Buffer.alloc(0);

  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let message = nextMessage(); message; message = nextMessage()) {
      if (message.name === 'SendMessageToFrontend') hear(JSON.parse(message.text));
    }
  });

  /** A message is the length of its body, a byte of flags and the body: a name, the ids and a text. */
  function nextMessage(): { name: string; text: string } | undefined {
    if (received.length < 5) return undefined;
    const end = 5 + received.readUInt32BE();
    if (received.length < end) return undefined;
    const nameEnd = received.indexOf(0, 5);
    const name = received.toString('utf8', 5, nameEnd);
    const text = received.toString('utf8', nameEnd + 1 + ids.length, end - 1);
    received = received.subarray(end);
    return { name, text };
  }

  function send(name: string, ...parameters: Buffer[]): void {
    const body = Buffer.concat([Buffer.from(`${name}\0`), ...parameters]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(body.length);
    // The flag of numbers with the lowest byte first.
    head.writeUInt8(1, 4);
    socket.write(Buffer.concat([head, body]));
  }

  function hear({ method, params }: BrowserMessage): void {
    if (method === 'Target.targetCreated') listenTo(params?.targetInfo?.targetId);
    if (method === 'Target.dispatchMessageFromTarget') hearPage(JSON.parse(params?.message ?? ''));
  }

  /** A process of the page keeps what it wrote earlier, and tells it now. */
  function listenTo(targetId?: string): void {
    const message = JSON.stringify({ id: 1, method: 'Console.enable' });
    const command = { id: 1, method: 'Target.sendMessageToTarget', params: { targetId, message } };
    send('SendMessageToBackend', ids, Buffer.from(`${JSON.stringify(command)}\0`));
  }

  function hearPage({ id, method, params }: PageMessage): void {
    if (id) isListening = true;
    if (method === 'Console.messageAdded' && params?.message.level === 'error') {
      errors.push(textOf(params.message));
    }
  }

  send('SetupInspectorClient', Buffer.from('\0'));
  send('Setup', ids);

  return { isListening: () => isListening, errors, close: () => socket.destroy() };
}

/** What was passed to the console, else the browser's own words. */
function textOf({ text, url, parameters }: ConsoleMessage): string {
  const words = parameters?.map(({ value, description }) => value ?? description) ?? [text, url];
  return words.join(' ').trim();
}
