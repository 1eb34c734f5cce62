/** An error that the operator can fix: the message is one sentence, shown without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}
