<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Definitions;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\InlineStyle;
use Rueda\Form\Markup\View;
use Rueda\Form\Texts;
use Rueda\Form\Upload\SignaturePicture;
use Rueda\Form\Value\Strokes;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A signature, drawn or typed. Its value says how it was signed: the typed name, or that it was drawn. Its picture,
 * which the server draws, is kept as files are.
 */
final class Signature extends Kind {
	public function most( Field $field ): int {
		return Definitions::SIGNATURE['mostTyped'];
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$value = $parts->value( $view, $field );
		$input = Html::open(
			'input',
			[
				'maxlength'    => Definitions::SIGNATURE['mostTyped'],
				'class'        => Control::classes( $view, $field ),
				'id'           => $view->id_of( $field ),
				'autocomplete' => 'off',
			] + Control::aria( $view, $field ) + [
				'value'      => Strokes::is_drawn( $value ) ? '' : $value,
				'type'       => 'text',
				'name'       => $field->html_name(),
				'aria-label' => Control::spoken_name( $field ),
			]
		);
		$hint  = Html::element(
			'span',
			[ 'class' => 'rueda-signature__hint rueda-field__help' ],
			esc_html__( 'Type your name.', 'rueda' )
		);
		$place = Html::element(
			'span',
			[ 'class' => 'rueda-signature' ],
			$hint . $input . ( SignaturePicture::is_possible() ? self::pad( $field ) : '' )
		);
		return InlineStyle::of( 'form-field/signature' ) . Control::wrap( $view, $field, $place );
	}

	/** Where the script lets visitors draw. */
	private static function pad( Field $field ): string {
		/* translators: %s: label of a field, as in "Signature". */
		$name = __( '%s: draw it here, or type your name.', 'rueda' );
		return Html::element(
			'span',
			[
				'class'             => 'rueda-signature__pad',
				'role'              => 'group',
				'tabindex'          => '-1',
				'aria-label'        => sprintf( $name, $field->title() ),
				'data-rueda-hidden' => true,
				'data-rueda-undo'   => __( 'Undo', 'rueda' ),
				'data-rueda-clear'  => __( 'Clear', 'rueda' ),
				'data-rueda-type'   => __( 'Type your name instead', 'rueda' ),
				'data-rueda-draw'   => __( 'Draw instead', 'rueda' ),
				'data-rueda-drawn'  => self::words( Definitions::SIGNATURE['mark'] ),
			],
			''
		);
	}

	public function read_value( Field $field, mixed $sent, string $free_text ): array {
		$words = self::words( Read::flat( $sent )[0] ?? '' );
		return [ $words, $words ];
	}

	private static function words( string $value ): string {
		return Strokes::is_drawn( $value ) ? __( 'Signed by hand', 'rueda' ) : $value;
	}

	/** The protocol has no rule for it. Clients that do not know this one let such a value pass. */
	public function rules( Field $field, Texts $texts, Days $days ): array {
		return [
			...parent::rules( $field, $texts, $days ),
			[ 'signature', __( 'This signature cannot be read. Please sign again.', 'rueda' ), [] ],
		];
	}

	public function flaws( Field $field, Days $days ): array {
		/* translators: %s: title of a field. */
		$words = __( 'Nobody can draw in “%s”, only type: this server has no GD, which makes pictures.', 'rueda' );
		return SignaturePicture::is_possible()
			? []
			: [ [ 'no_pictures', sprintf( $words, $field->title() ) ] ];
	}

	public function sample( Field $field, int $now ): string {
		return Definitions::SIGNATURE['mark'];
	}
}
