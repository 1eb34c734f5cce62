import type { Context } from './context.ts';

type States = Pick<Context, 'moduleStates'>;

/** What a module keeps in memory as long as its context lives. The module's `open` sets it; only the module can reach it. */
export class ModuleState<T> {
  readonly #what: string;

  /** `what` names it in the error of a call before `open`. */
  constructor(what: string) {
    this.#what = what;
  }

  set(context: States, state: T): void {
    context.moduleStates.set(this, state);
  }

  get(context: States): T {
    if (!context.moduleStates.has(this)) throw new Error(`${this.#what} is not open yet`);
    return context.moduleStates.get(this) as T;
  }
}
