import { __ } from '@wordpress/i18n';
import type { Question } from '../../rules/attributes';
import { type Kind, still } from '../kind';
import { QuestionsPanel } from './QuestionsPanel';

/** The server's default question, if the author has written none. */
function questionOf( questions: readonly Question[] ): string {
	const question = questions[ 0 ]?.question ?? '';
	return question === '' ? '1+1=?' : question;
}

export const quiz: Kind = {
	title: __( 'Quiz question', 'rueda' ),
	description: __(
		'A question that people can answer and simple bots cannot.',
		'rueda'
	),
	icon: 'M9 9a3 3 0 1 1 4 2.8c-.8.3-1 .9-1 1.7M12 17v.5',
	// One element, because a second one would be below the space for an error.
	Picture: ( { attributes: { questions } } ) => (
		<span>
			<span className="wpcf7-quiz-label">
				{ questionOf( questions ) }
			</span>{ ' ' }
			<input type="text" { ...still } />
		</span>
	),
	Panel: QuestionsPanel,
};
