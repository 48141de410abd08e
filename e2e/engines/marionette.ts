import { once } from 'node:events';
import { connect } from 'node:net';
import { error, Session } from 'selenium-webdriver';
import { type Command, type Executor, Name } from 'selenium-webdriver/lib/command.js';

/**
 * Selenium's commands by their names in Marionette, Firefox's own protocol. Usually geckodriver translates them, but
 * Debian has no package of it. Marionette's messages are JSON over TCP, each after its length.
 */
const commandNames: Record<string, string> = {
  [Name.GET]: 'WebDriver:Navigate',
  [Name.REFRESH]: 'WebDriver:Refresh',
  [Name.GET_CURRENT_URL]: 'WebDriver:GetCurrentURL',
  [Name.FIND_ELEMENT]: 'WebDriver:FindElement',
  [Name.FIND_ELEMENTS]: 'WebDriver:FindElements',
  [Name.IS_ELEMENT_DISPLAYED]: 'WebDriver:IsElementDisplayed',
  [Name.IS_ELEMENT_SELECTED]: 'WebDriver:IsElementSelected',
  // Selenium's types lack this name.
  getElementProperty: 'WebDriver:GetElementProperty',
  [Name.CLEAR_ELEMENT]: 'WebDriver:ElementClear',
  [Name.CLICK_ELEMENT]: 'WebDriver:ElementClick',
  [Name.SEND_KEYS_TO_ELEMENT]: 'WebDriver:ElementSendKeys',
  [Name.EXECUTE_SCRIPT]: 'WebDriver:ExecuteScript',
};

/** Commands after which the page may be another one. */
const mayLeave = new Set<string>([Name.GET, Name.REFRESH, Name.CLICK_ELEMENT]);

/** Marks in the console when the page is being left (firefox.ts). */
const markLeaving = `
  addEventListener('beforeunload', () => console.info('leaves the page'), { once: true });
  addEventListener('pagehide', () => console.info('left the page'), { once: true });`;

type Failure = { error: string; message: string };
type Answer = [type: 1, id: number, failure: Failure | null, result: unknown];

export type Marionette = Executor & {
  newSession: () => Promise<Session>;
  /** Sends a command by Marionette's own name. */
  send: (name: string, parameters?: unknown) => Promise<unknown>;
};

export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  let received: Buffer = Buffer.alloc(0);

  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let message = nextMessage(); message; message = nextMessage()) settle(message);
  });
  socket.on('close', () => {
    for (const settle of waiting.values())
      settle(failed({ error: 'closed', message: 'Firefox ended.' }));
  });

  function nextMessage(): string | undefined {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.toString('utf8', 0, colon));
    if (colon < 0 || received.length < end) return undefined;
    const message = received.toString('utf8', colon + 1, end);
    received = received.subarray(end);
    return message;
  }

  function settle(message: string): void {
    const answer: Answer | object = JSON.parse(message);
    // The first message is a greeting.
    if (!Array.isArray(answer)) return;
    const [, id, failure, result] = answer as Answer;
    waiting.get(id)?.(failure ? failed(failure) : unwrapped(result));
    waiting.delete(id);
  }

  function send(name: string, parameters: unknown = {}): Promise<unknown> {
    return new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      const message = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  return {
    send,
    async newSession() {
      const answer = await send('WebDriver:NewSession');
      const { sessionId, capabilities } = answer as { sessionId: string; capabilities: object };
      return new Session(sessionId, capabilities);
    },
    async execute(command: Command) {
      const name = commandNames[command.getName()];
      if (!name)
        throw new error.UnknownCommandError(`${command.getName()}: add it to commandNames`);
      const parameters = command.getParameters() as Record<string, unknown>;
      if (mayLeave.has(command.getName()))
        await send('WebDriver:ExecuteScript', { script: markLeaving, args: [] });
      return send(name, { ...parameters, id: idOf(parameters.id) });
    },
  };
}

/** Selenium names an element by an object with its id, for commands that go to an address. */
const idOf = (element: unknown) =>
  typeof element === 'object' && element ? Object.values(element)[0] : element;

/** Selenium has a class for each error, such as that of an element that has left the page. */
async function failed(failure: Failure): Promise<never> {
  error.throwDecodedError(failure);
  throw failure;
}

/** Some results are inside an object with one key, 'value'. */
function unwrapped(result: unknown): unknown {
  return typeof result === 'object' && result && 'value' in result ? result.value : result;
}
