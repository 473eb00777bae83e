import { onTestFinished, vi } from 'vitest';

/** Returns the deadlines that begin in this test, in place of timers. */
export function mockDeadlines() {
  const deadlines: { ms: number; pass: () => void }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController();
    const pass = () => deadline.abort(new DOMException('', 'TimeoutError'));
    deadlines.push({ ms, pass });
    return deadline.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return deadlines;
}
