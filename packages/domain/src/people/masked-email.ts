const HIDDEN = '…';

/** An address as its owner recognises it and nobody else can use it: 'b…@web.example'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}${HIDDEN}${email.slice(at)}`;
}
