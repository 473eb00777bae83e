import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { hydratedAtom } from '../state/page-store.ts';

/** A button that needs the script of the page. It is disabled until it can be used, and not shown without JavaScript. */
export function ScriptButton({ className = 'secondary', ...button }: ComponentProps<'button'>) {
  const isHydrated = useAtomValue(hydratedAtom);
  return (
    <button type="button" className={`${className} scripted`} disabled={!isHydrated} {...button} />
  );
}
