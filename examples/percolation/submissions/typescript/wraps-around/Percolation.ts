import { WeightedQuickUnionUF } from 'algs4';

export class Percolation {
  private readonly sites: boolean[];
  /** With virtual top and bottom, and with the virtual top alone. */
  private readonly both: WeightedQuickUnionUF;
  private readonly top: WeightedQuickUnionUF;
  private count = 0;

  constructor(private readonly n: number) {
    if (n < 1) throw new RangeError(`n is ${n}`);
    this.sites = new Array<boolean>(n * n).fill(false);
    this.both = new WeightedQuickUnionUF(n * n + 2);
    this.top = new WeightedQuickUnionUF(n * n + 1);
  }

  open(row: number, col: number): void {
    const { n } = this;
    const site = this.index(row, col);
    if (this.sites[site]) return;
    this.sites[site] = true;
    this.count++;
    if (row === 1) this.connect(site, n * n);
    if (row === n) this.both.union(site, n * n + 1);
    if (row > 1 && this.sites[site - n]) this.connect(site, site - n);
    if (row < n && this.sites[site + n]) this.connect(site, site + n);
    if (site > 0 && this.sites[site - 1]) this.connect(site, site - 1);
    if (site < n * n - 1 && this.sites[site + 1]) this.connect(site, site + 1);
  }

  isOpen(row: number, col: number): boolean {
    return this.sites[this.index(row, col)] === true;
  }

  isFull(row: number, col: number): boolean {
    const site = this.index(row, col);
    return this.sites[site] === true && this.top.connected(site, this.n * this.n);
  }

  numberOfOpenSites(): number {
    return this.count;
  }

  percolates(): boolean {
    return this.both.connected(this.n * this.n, this.n * this.n + 1);
  }

  private connect(site: number, other: number): void {
    this.both.union(site, other);
    this.top.union(site, other);
  }

  private index(row: number, col: number): number {
    if (row < 1 || row > this.n || col < 1 || col > this.n) throw new RangeError(`${row}, ${col}`);
    return (row - 1) * this.n + col - 1;
  }
}
