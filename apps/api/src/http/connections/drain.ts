/** Whether the process is shutting down: it finishes its work and asks clients to reconnect elsewhere. */
export class Drain {
  #draining = false;

  get draining(): boolean {
    return this.#draining;
  }

  begin(): void {
    this.#draining = true;
  }
}
