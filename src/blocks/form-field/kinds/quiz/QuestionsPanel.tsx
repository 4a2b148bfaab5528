import { Button, PanelBody, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useRowFocus } from '../../../../editor/fields/useRowFocus';
import type { Attributes, Change, Question } from '../../rules/attributes';
import { replaced } from '../../rules/choices';
import { RowButton } from '../../editor/RowButton';

interface QuestionsPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** The questions of a quiz; each visitor gets one of them. */
export function QuestionsPanel( {
	attributes: { questions },
	onChange,
}: QuestionsPanelProps ) {
	const set = ( next: readonly Question[] ) =>
		onChange( { questions: next } );
	const list = useRef< HTMLDivElement >( null );
	const focusRow = useRowFocus( list );
	return (
		<PanelBody title={ __( 'Questions', 'rueda' ) }>
			<div className="rueda-fields">
				<p>
					{ __(
						'Each visitor gets one of them. If there are none, the question is 1+1=?',
						'rueda'
					) }
				</p>
				<div className="rueda-fields" ref={ list }>
					{ questions.map( ( one, at ) => (
						<QuestionFields
							key={ at }
							number={ at + 1 }
							question={ one }
							onChange={ ( ...next ) => {
								set( replaced( questions, at, ...next ) );
								if ( ! next[ 0 ] ) {
									focusRow( at );
								}
							} }
						/>
					) ) }
				</div>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => {
						set( [ ...questions, { question: '', answer: '' } ] );
						focusRow( questions.length );
					} }
				>
					{ __( 'Add question', 'rueda' ) }
				</Button>
			</div>
		</PanelBody>
	);
}

interface QuestionFieldsProps {
	readonly number: number;
	readonly question: Question;
	/** Called with no question to remove it. */
	readonly onChange: ( ...questions: readonly Question[] ) => void;
}

function QuestionFields( {
	number,
	question: one,
	onChange,
}: QuestionFieldsProps ) {
	const position = sprintf(
		/* translators: %d: number of a question. */
		__( 'Question %d', 'rueda' ),
		number
	);
	return (
		<div className="rueda-fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ position }
				value={ one.question }
				onChange={ ( question ) => onChange( { ...one, question } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Correct answer', 'rueda' ) }
				value={ one.answer }
				onChange={ ( answer ) => onChange( { ...one, answer } ) }
			/>
			<RowButton
				text={ __( 'Remove', 'rueda' ) }
				name={ one.question.trim() || position }
				onClick={ () => onChange() }
			/>
		</div>
	);
}
