<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Entry;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\RepeatedBlocks;
use Rueda\Support\Read;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the entries of a repeatable group. All are there: without scripts, those that may be left out can be opened
 * below the others, and with them the page's script shows one more at each press.
 */
final class GroupMarkup {
	public function __construct( private View $view ) {}

	/**
	 * @param array<array-key, mixed> $attributes Those of the block.
	 * @param Field                   $field      The number of entries.
	 * @param string                  $content    The number and the entries, printed.
	 */
	public function group( array $attributes, Field $field, string $content ): string {
		$id    = $this->view->own_id( $field, '-title' );
		$title = $field->attributes->label;
		return Html::element(
			'div',
			[
				'class'           => Html::classes( [ 'rueda-group', Read::text( $attributes, 'className' ) ] ),
				'role'            => 'group',
				'aria-labelledby' => '' === $title ? null : $id,
				'aria-label'      => '' === $title ? Entry::label( Read::text( $attributes, 'entry' ) ) : null,
			] + self::words( $attributes, $field ),
			( '' === $title ? '' : Html::element(
				'p',
				[ 'class' => 'rueda-group__title', 'id' => $id ],
				Verbatim::html( esc_html( $title ) )
			) ) . $content
		);
	}

	/**
	 * @param array<array-key, mixed> $attributes Those of the entry.
	 * @param Field                   $field      The number of entries.
	 * @param string                  $content    Its fields, printed.
	 */
	public function entry( array $attributes, Field $field, string $content ): string {
		$number = Read::whole( $attributes, RepeatedBlocks::NUMBER ) ?? 1;
		$words  = Entry::title_of( Read::text( $attributes, 'label' ), $number );
		$title  = Html::element( 'p', [ 'class' => 'rueda-entry__title' ], Verbatim::html( esc_html( $words ) ) );
		return Html::element(
			'div',
			[
				'class'      => 'rueda-entry',
				'role'       => 'group',
				'aria-label' => $words,
				'id'         => $this->view->own_id( $field, '-entry-' . $number ),
			],
			Html::element( 'div', [ 'class' => 'rueda-entry__head' ], $title ) . $content
		);
	}

	/**
	 * @param Field        $field    The number of entries.
	 * @param string       $content  The entries that may be left out, printed.
	 * @param list<string> $at_first How many entries there are at first.
	 */
	public function more( Field $field, string $content, array $at_first ): string {
		return Html::element(
			'details',
			[
				'class' => 'rueda-group__more',
				'open'  => $this->view->keeps_values()
					&& (int) implode( '', $at_first ) > (int) $field->attributes->min,
			],
			Html::element( 'summary', [], esc_html__( 'Add more', 'rueda' ) ) . Html::element(
				'p',
				[ 'class' => 'rueda-field__help' ],
				esc_html__( 'Leave empty what you do not need.', 'rueda' )
			) . $content
		);
	}

	/**
	 * What the page's script needs; nothing for a group whose number of entries is fixed.
	 *
	 * @param array<array-key, mixed> $attributes Those of the block.
	 * @return array<string, string>
	 */
	private static function words( array $attributes, Field $field ): array {
		if ( $field->attributes->min === $field->attributes->max ) {
			return [];
		}
		$add = trim( wp_strip_all_tags( Read::text( $attributes, 'add' ), true ) );
		return [
			'data-rueda-least'   => $field->attributes->min,
			'data-rueda-add'     => '' === $add
				? __( 'Add another', 'rueda' )
				: html_entity_decode( $add, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'data-rueda-remove'  => __( 'Remove', 'rueda' ),
			/* translators: %s: an entry of a form, as in "Person 2". */
			'data-rueda-which'   => __( 'Remove %s', 'rueda' ),
			'data-rueda-undo'    => __( 'Undo', 'rueda' ),
			/* translators: %s: an entry of a form, as in "Person 2". */
			'data-rueda-removed' => __( '%s was removed.', 'rueda' ),
			/* translators: %d: a number of entries. */
			'data-rueda-full'    => sprintf( __( 'There can be %d at most.', 'rueda' ), (int) $field->attributes->max ),
		];
	}

	/** In the page and not in its head: what is hidden may not be seen for a moment before. */
	public static function style(): string {
		$file = RUEDA_DIR . 'build/blocks/form-repeat/style-index.css';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		return is_file( $file ) ? '<style>' . file_get_contents( $file ) . '</style>' : '';
	}
}
