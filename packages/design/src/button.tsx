import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `signal`: the one thing to do here · `outline`: the other thing · `quiet`: a tool among text. */
export type ButtonLook = 'signal' | 'outline' | 'quiet';

interface Look {
  readonly look?: ButtonLook;
}

/** A button; `type` is 'button' unless it is said to submit. */
export function Button({ look = 'signal', className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classNames(styles.button, styles[look], className)} />;
}

/** A link to a page of ours that looks like a button. */
export function ButtonLink({ look = 'signal', className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classNames(styles.button, styles[look], className)} />;
}

/** The look of a button for elements that are none, such as a link to another site. */
export function buttonClass(look: ButtonLook): string {
  return classNames(styles.button, styles[look]);
}
