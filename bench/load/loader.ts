import { answerWith } from './driver.ts';
import { load } from './load.ts';

answerWith(load);
