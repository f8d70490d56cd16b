/** The PIN of every coach in a demo. Public, as the demo's password is. */
export const DEMO_PIN = '2468';
