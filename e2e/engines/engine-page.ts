import { expect } from '@playwright/test';
import type { BrowserTab } from './browser-tab.ts';
import { type Wanted, addLibrary, findAll, hasLibrary, placeOf } from './find-elements.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const limit = { timeout: 30_000 };

/** A page in any engine: each step waits until it can be done. */
export class EnginePage {
  readonly #tab: BrowserTab;

  constructor(tab: BrowserTab) {
    this.#tab = tab;
  }

  async goto(url: string): Promise<void> {
    await this.#tab.goto(url);
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
  }

  async back(): Promise<void> {
    await this.#tab.back();
  }

  /** Waits for a visible text. */
  async sees(name: RegExp): Promise<void> {
    await this.#expectCount({ name }, true);
  }

  /** Waits until no such text is visible. */
  async seesNo(name: RegExp): Promise<void> {
    await this.#expectCount({ name }, false);
  }

  /** Waits for a visible element. */
  async has(role: string, name: RegExp): Promise<void> {
    await this.#expectCount({ role, name }, true);
  }

  /** Presses an element once it can be pressed and stays where it is. */
  async press(role: string, name: RegExp): Promise<void> {
    let before: unknown;
    const isAtRest = async () => {
      const last = before;
      before = await this.#evaluate(placeOf({ role, name }));
      return typeof before === 'string' && before === last;
    };
    await expect.poll(isAtRest, { ...limit, message: `${role} ${name} can be pressed` }).toBe(true);
    await this.#tab.click(`${findAll({ role, name })}[0]`);
  }

  /** Adds a text to a field. */
  async type(role: string, name: RegExp, text: string): Promise<void> {
    await this.has(role, name);
    await this.#tab.type(`${findAll({ role, name })}[0]`, text);
  }

  /** Waits for the value of a field. */
  async hasValue(role: string, name: RegExp, value: string): Promise<void> {
    await expect
      .poll(() => this.#evaluate(`${findAll({ role, name })}[0]?.value`), limit)
      .toBe(value);
  }

  /** Waits for the address of a link. */
  async hasLink(name: RegExp, href: string): Promise<void> {
    const link = `${findAll({ role: 'link', name })}[0]?.href`;
    await expect.poll(() => this.#evaluate(link), limit).toBe(href);
  }

  /** Waits for the address of the page. */
  async hasAddress(address: RegExp): Promise<void> {
    await expect.poll(() => this.#evaluate('location.href'), limit).toMatch(address);
  }

  async close(): Promise<void> {
    await this.#tab.close();
    expect(this.#tab.faults(), 'errors and policy violations in the browser').toEqual([]);
  }

  async #expectCount(wanted: Wanted, isThere: boolean): Promise<void> {
    const { role = 'text', name } = wanted;
    const script = `${findAll(wanted)}.length ${isThere ? '> 0' : '=== 0'}`;
    await this.#expectTrue(script, `${role} ${name} is ${isThere ? '' : 'not '}visible`);
  }

  async #expectTrue(script: string, message: string): Promise<void> {
    await expect.poll(() => this.#evaluate(script), { ...limit, message }).toBe(true);
  }

  /** While a page is replaced by the next one, it has no result. */
  async #evaluate(script: string): Promise<unknown> {
    try {
      if ((await this.#tab.evaluate(hasLibrary)) !== true) await this.#tab.evaluate(addLibrary);
      return await this.#tab.evaluate(script);
    } catch (error) {
      return error;
    }
  }
}
