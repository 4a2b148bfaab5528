<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Texts;

defined( 'ABSPATH' ) || exit;

/** A line of text: text, email, url and tel. */
class Line extends Kind {
	/** Names of text fields have no format. */
	private const FORMATS = [ 'email', 'url', 'tel' ];

	public function most( Field $field ): int {
		return $field->maxlength() ?? max( Field::MAXLENGTH_OTHER, 2 * (int) $field->attributes->minlength );
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$extras = $this->has_format() ? [ 'wpcf7-text', 'wpcf7-validates-as-' . $this->name() ] : [];
		$list   = [] === $field->suggestions() ? null : $view->own_id( $field, '-list' );
		return Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'size'         => $field->attributes->size ?? 40,
					'maxlength'    => $field->maxlength(),
					'minlength'    => $field->minlength(),
					'class'        => Control::classes( $view, $field, $extras ),
					'id'           => $view->id_of( $field ),
					'list'         => $list,
					'readonly'     => $field->attributes->is_readonly,
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'placeholder' => Control::placeholder( $field ),
					'value'       => $parts->value( $view, $field ),
					'type'        => $this->name(),
					'name'        => $field->html_name(),
					'aria-label'  => Control::spoken_name( $field ),
				]
			)
		) . ( null === $list ? '' : $this->suggestions( $field, $list ) );
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		$rules = parent::rules( $field, $texts, $days );
		if ( $this->has_format() ) {
			$rules[] = [ $this->name(), $texts->plain( 'invalid_' . $this->name() ), [] ];
		}
		foreach ( [ 'minlength' => 'invalid_too_short', 'maxlength' => 'invalid_too_long' ] as $rule => $text ) {
			$length = 'minlength' === $rule ? $field->minlength() : $field->maxlength();
			if ( null !== $length ) {
				$rules[] = [ $rule, $texts->plain( $text ), [ 'threshold' => $length ] ];
			}
		}
		return $rules;
	}

	public function flaws( Field $field, Days $days ): array {
		if ( null === $field->attributes->minlength || null !== $field->minlength() ) {
			return [];
		}
		$words = null === $field->attributes->maxlength
			/* translators: %s: title of a field. */
			? __(
				'The minimum length in “%s” is above the usual maximum. Set a higher maximum length, too.',
				'rueda'
			)
			/* translators: %s: title of a field. */
			: __( 'The minimum length in “%s” is above its maximum length, so neither is used.', 'rueda' );
		return [ [ 'unusable_limit', sprintf( $words, $field->title() ) ] ];
	}

	public function sample( Field $field, int $now ): string {
		return match ( $this->name() ) {
			'email' => 'ana@example.com',
			'url'   => 'https://example.com',
			'tel'   => '+1 555 0100',
			default => parent::sample( $field, $now ),
		};
	}

	public function poorest_sample( Field $field ): string {
		return 'email' === $this->name() ? 'visitor@example.com' : parent::poorest_sample( $field );
	}

	public function may_address( Field $field ): bool {
		return 'email' === $this->name();
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $reader->words( $tag ) + $reader->lengths( $tag ) + [
			'suggestions' => $reader->suggestions( $tag ),
			'akismet'     => $reader->akismet( $tag ),
		];
	}

	private function has_format(): bool {
		return in_array( $this->name(), self::FORMATS, true );
	}

	/** The datalist stands outside the wrapper, because the wrapper contains only visible elements. */
	private function suggestions( Field $field, string $id ): string {
		$options = array_map(
			static fn ( string $words ): string => Html::open( 'option', [ 'value' => $words ] ),
			$field->suggestions()
		);
		return Html::element( 'datalist', [ 'id' => $id ], implode( '', $options ) );
	}
}
