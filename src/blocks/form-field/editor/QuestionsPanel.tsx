import { Button, PanelBody, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes, Change, Question } from '../rules/attributes';
import { replaced } from '../rules/choices';

interface QuestionsPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** One of them is drawn for each visitor. */
export function QuestionsPanel( {
	attributes: { questions },
	onChange,
}: QuestionsPanelProps ) {
	const set = ( next: readonly Question[] ) =>
		onChange( { questions: next } );
	return (
		<PanelBody title={ __( 'Questions', 'rueda' ) }>
			<div className="rueda-fields">
				<p>
					{ __(
						'Each visitor gets one of them. If there are none, the question is 1+1=?',
						'rueda'
					) }
				</p>
				{ questions.map( ( one, at ) => (
					<div key={ at } className="rueda-fields">
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ sprintf(
								/* translators: %d: number of a question. */
								__( 'Question %d', 'rueda' ),
								at + 1
							) }
							value={ one.question }
							onChange={ ( question ) =>
								set(
									replaced( questions, at, {
										...one,
										question,
									} )
								)
							}
						/>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Correct answer', 'rueda' ) }
							value={ one.answer }
							onChange={ ( answer ) =>
								set(
									replaced( questions, at, {
										...one,
										answer,
									} )
								)
							}
						/>
						<Button
							size="small"
							variant="tertiary"
							isDestructive
							onClick={ () => set( replaced( questions, at ) ) }
						>
							{ __( 'Remove', 'rueda' ) }
						</Button>
					</div>
				) ) }
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () =>
						set( [ ...questions, { question: '', answer: '' } ] )
					}
				>
					{ __( 'Add question', 'rueda' ) }
				</Button>
			</div>
		</PanelBody>
	);
}
