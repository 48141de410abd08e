import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Upload } from '../support/media-files.ts';
import { type Engine, siteUrl } from './engine.ts';

/** Room for a busy machine: nothing here measures speed. */
const patience = 60_000;
const poll = 50;

/**
 * What a person does and sees, in any browser. Everything is found by its visible text or accessible label. Most
 * of it needs no script in the page, because some stories run without scripts.
 */
export class Person {
  private readonly driver: WebDriver;

  constructor(private readonly engine: Engine) {
    this.driver = engine.driver;
  }

  /** Refused cookies on an earlier visit, so that no banner covers the page. */
  async refusedCookies(): Promise<void> {
    await this.opens('/robots.txt');
    await this.driver.executeScript("localStorage.setItem('cookieConsent', 'denied')");
  }

  opens(path: string): Promise<void> {
    return this.driver.get(`${siteUrl}${path}`);
  }

  reloads(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  /** Replaces the text of a field. */
  fills(fields: Record<string, string>): Promise<void> {
    return inTurn(Object.entries(fields), ([label, text]) =>
      this.until(`fill in ${label}`, async () => {
        const control = await this.visible(field(label));
        const isDate = (await control.getProperty('type')) === ('date' as unknown);
        await control.clear();
        const keys = isDate ? this.engine.dateKeys(text) : text;
        await control.sendKeys(keys.replaceAll('\n', Key.ENTER));
        return true;
      }),
    );
  }

  /** Marks radio buttons and selects options. */
  chooses(...choices: string[]): Promise<void> {
    return inTurn(choices, (choice) => this.clicks(`//label[${says(choice)}] | ${option(choice)}`));
  }

  /** As the browser's own dialog gives them to the page. */
  choosesFiles(label: string, files: Upload[]): Promise<void> {
    const sent = files.map(({ name, mimeType, buffer }) => [
      name,
      mimeType,
      buffer.toString('base64'),
    ]);
    return this.until(`choose files in ${label}`, async () => {
      const input = await this.driver.findElement(By.xpath(`//input[@aria-label="${label}"]`));
      await this.driver.executeScript(giveFiles, input, sent);
      return true;
    });
  }

  presses(button: string): Promise<void> {
    return this.clicks(`//button[${says(button)}]`);
  }

  follows(link: string): Promise<void> {
    return this.clicks(`//a[${says(link)}]`);
  }

  clicks(xpath: string): Promise<void> {
    return this.until(`click ${xpath}`, async () => {
      await (await this.visible(xpath)).click();
      return true;
    });
  }

  sees(...texts: string[]): Promise<void> {
    return inTurn(texts, (text) =>
      this.until(`see '${text}'`, async () => (await this.text()).includes(text)),
    );
  }

  textsOf(selector: string): Promise<string[]> {
    return this.driver.executeScript(
      'return Array.from(document.querySelectorAll(arguments[0]), (each) => each.innerText)',
      selector,
    );
  }

  seesInFields(fields: Record<string, string>): Promise<void> {
    return inTurn(Object.entries(fields), ([label, text]) =>
      this.until(`see '${text}' in ${label}`, async () => {
        const control = await this.driver.findElement(By.xpath(field(label)));
        return (await control.getProperty('value')) === text;
      }),
    );
  }

  seesChosen(...choices: string[]): Promise<void> {
    return inTurn(choices, (choice) =>
      this.until(`see ${choice} chosen`, () =>
        this.driver.findElement(By.xpath(`${field(choice)} | ${option(choice)}`)).isSelected(),
      ),
    );
  }

  isAt(path: string): Promise<void> {
    return this.until(`be at ${path}`, async () => {
      const url = new URL(await this.driver.getCurrentUrl());
      return url.pathname === path;
    });
  }

  /** Waits until the app has taken over the form of the page from the build. */
  seesApp(): Promise<void> {
    const isHydrated =
      "return Object.keys(document.querySelector('form[method=post]')).some((key) => key.startsWith('__react'))";
    return this.until('have the app', () => this.driver.executeScript<boolean>(isHydrated));
  }

  /** The drivers' own texts leave out some that people see, such as clamped lines in WebKit. */
  private async text(of = 'body'): Promise<string> {
    const text = await this.driver.executeScript<string>(
      `return document.querySelector('${of}').innerText`,
    );
    return text.replace(/\s+/g, ' ');
  }

  private async visible(xpath: string): Promise<WebElement> {
    for (const element of await this.driver.findElements(By.xpath(xpath))) {
      if (!(await element.isDisplayed())) continue;
      // WebKit's driver does not scroll before it empties a field.
      await this.driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      return element;
    }
    throw new Error(`Nothing visible at ${xpath}`);
  }

  /** Pages change while one looks at them, so that an error only counts when it stays. */
  async until(aim: string, look: () => Promise<boolean>): Promise<void> {
    let failure: unknown;
    const isDone = async () => {
      try {
        return await look();
      } catch (error) {
        failure = error;
        return false;
      }
    };
    await this.driver.wait(isDone, patience, undefined, poll).catch(async () => {
      const page = await this.text().catch(() => 'nothing');
      throw new Error(`Could not ${aim}. ${failure ?? ''}\nThe page says: ${page.slice(0, 600)}`);
    });
  }
}

const giveFiles = `
  const [input, files] = arguments;
  const chosen = new DataTransfer();
  for (const [name, type, text] of files) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    chosen.items.add(new File([bytes], name, { type }));
  }
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));`;

/** An XPath condition: the visible text, with '(optional)' or without, or the accessible label. */
const says = (text: string) =>
  `normalize-space()="${text}" or normalize-space()="${text} (optional)" or @aria-label="${text}"`;

const field = (label: string) =>
  `//*[@id=//label[${says(label)}]/@for] | //label[${says(label)}]//input`;

const option = (text: string) => `//option[${says(text)}]`;

async function inTurn<Item>(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await act(item);
}
