import type { AreaAnswer, Answers, Run } from './screens';

export function ratingOf(
	{ answers }: Pick< Run, 'answers' >,
	index: number
): number | null {
	return answers.find( ( { area } ) => area === index )?.rating ?? null;
}

export function withAnswer( answers: Answers, answer: AreaAnswer ): Answers {
	return answers.some( ( { area } ) => area === answer.area )
		? answers.map( ( each ) =>
				each.area === answer.area ? answer : each
			)
		: [ ...answers, answer ];
}
