<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Post\Request;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** A question that people can answer and simple programs cannot. */
final class Question extends Kind {
	public function has_own_label( Field $field ): bool {
		return true;
	}

	public function needs_label( Field $field ): bool {
		return false;
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		[ $question, $hash ] = $parts->quiz()->draw( $view->form(), $field );

		$input = Html::open(
			'input',
			Control::of_question( $view, $field, Control::classes( $view, $field ) ) + [
				'type' => 'text',
				'name' => $field->html_name(),
			]
		);
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'label',
				[],
				Html::element( 'span', [ 'class' => 'wpcf7-quiz-label' ], esc_html( $question ) ) . ' ' . $input
			)
				. Html::hidden( Quiz::FIELD . $field->name(), $hash )
		);
	}

	public function mistake( Form $form, Field $field, Request $request, callable $quiz, callable $captcha ): string {
		$answer   = Text::clean( $request->text( $field->name() ) );
		$mark     = $request->text( Quiz::FIELD . $field->name() );
		$is_right = $quiz()->is_right( $form, $field, $answer, $mark, $request->key(), Honeypot::LIFE );
		return $is_right ? '' : 'quiz_answer_not_correct';
	}

	public function flaws( Field $field, Days $days ): array {
		$answers = array_map(
			static fn ( array $one ): string => Quiz::canonical( $one['answer'] ),
			$field->questions()
		);
		if ( ! in_array( '', $answers, true ) ) {
			return [];
		}
		/* translators: %s: title of a field. */
		$words = __(
			'A question in “%s” has no correct answer, so visitors who get it cannot send the form.',
			'rueda'
		);
		return [ [ 'quiz_without_answer', sprintf( $words, $field->title() ) ] ];
	}

	public function tag_values( Field $field ): array {
		return array_map(
			static fn ( array $one ): array => [ $one['question'], $one['answer'] ],
			$field->questions()
		);
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return [ 'questions' => $reader->questions( $tag ) ] + $reader->lengths( $tag );
	}
}
