/** Wraps the built Worker in workerd. Its clock stands still, so that no response depends on the machine's speed. */
import worker from './index.js';

const systemTime = Date.now;
/** The time of the first request, because workerd has none before it. */
let start = 0;
Date.now = () => (start ||= systemTime());
AbortSignal.timeout = () => new AbortController().signal;

export default worker;
