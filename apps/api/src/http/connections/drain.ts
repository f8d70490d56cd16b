/** Whether the process is on its way out: it then finishes what it has and asks clients to come back elsewhere. */
export class Drain {
  #draining = false;

  get draining(): boolean {
    return this.#draining;
  }

  begin(): void {
    this.#draining = true;
  }
}
