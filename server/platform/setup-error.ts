/** Something that the person who starts Lilypad can put right: the message is one sentence, shown without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}
