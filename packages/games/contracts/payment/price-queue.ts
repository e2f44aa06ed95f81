/**
 * Things by what they cost at least, in whole numbers, the cheapest first. Of those the latest comes first: it is the nearest to its end.
 * Whatever is added comes of the thing that was taken last, so it costs no less, even where a rougher guess says so.
 */
export class PriceQueue<Thing> {
  private readonly byPrice: Thing[][] = [];
  private lowest = 0;

  add(price: number, thing: Thing): void {
    const least = Math.max(price, this.lowest);
    const there = this.byPrice[least];
    if (there === undefined) this.byPrice[least] = [thing];
    else there.push(thing);
  }

  take(): Thing | undefined {
    for (; this.lowest < this.byPrice.length; this.lowest++) {
      const thing = this.byPrice[this.lowest]?.pop();
      if (thing !== undefined) return thing;
    }
    return undefined;
  }
}
