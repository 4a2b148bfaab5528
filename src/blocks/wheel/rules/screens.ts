/**
 * The screens of a wheel. An answer refers to its area by index, because labels may occur twice and colours belong to
 * areas.
 */
import type { Saving } from './saving';
import type { Area } from './wheel';

export interface AreaAnswer {
	readonly area: number;
	readonly rating: number;
}

/** In the order of answering. */
export type Answers = readonly AreaAnswer[];

export type Notes = Readonly< Record< number, string > >;

/** Ratings that the visitor wishes for, by the index of their areas. */
export type Wishes = Readonly< Record< number, number > >;

/** What all screens know. */
export interface Run {
	/** The number of this run on this page. A late answer to the save of an earlier run is recognised by it. */
	readonly run: number;
	readonly areas: readonly Area[];
	readonly answers: Answers;
	readonly settled: number;
	/** What the visitor wrote about areas, by their index. */
	readonly notes: Notes;
	readonly wishes: Wishes;
}

/** Before the questions. If it has answers of an earlier visit, the visitor can continue them. */
export interface Intro extends Run {
	readonly screen: 'intro';
	/** The area that is asked about when the visitor starts or continues. */
	readonly next: number;
	/** The run was finished, but its report was not saved. */
	readonly finished: Pick< Result, 'key' > | null;
}

export interface Question extends Run {
	readonly screen: 'question';
	readonly index: number;
	readonly area: Area;
	/** The value of the slider. */
	readonly value: number;
	/** Whether the visitor has moved the slider on this question. */
	readonly touched: boolean;
	/** Where the visitor goes after this question: a question opened from the review leads back to it. */
	readonly next: 'area' | 'review';
}

export interface Review extends Run {
	readonly screen: 'review';
}

export interface Result extends Run, Saving {
	readonly screen: 'result';
}

export type Flow = Intro | Question | Review | Result;

/** The stored answers of an earlier visit to this page. */
export interface Kept {
	/** The areas that were settled or answered, in order. */
	readonly labels: readonly string[];
	/** Each refers to its area by the index in `labels`. */
	readonly answers: Answers;
	/** The index of an area, its label and what was written about it. */
	readonly notes: readonly ( readonly [ number, string, string ] )[];
	/** The index of an area, its label and the rating that was wished for. */
	readonly wishes: readonly ( readonly [ number, string, number ] )[];
	/** The area that was being asked about. */
	readonly index: number;
	/** Only if the run was finished and its report not saved yet. */
	readonly finished?: Pick< Result, 'key' >;
}
