<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\Definitions;
use Rueda\Support\Names;
use Rueda\Support\Verbatim;
use Rueda\Wheel\Area;

defined( 'ABSPATH' ) || exit;

/** All areas as one HTML form, for visitors without scripts. */
final class PlainForm {
	private const PART = 'wp-block-rueda-wheel__';

	/** More numbers than this are typed, not chosen from a row of buttons. */
	private const MOST_CHOICES = 101;

	/** @param bool $is_checked Whether to tell what is wrong with the answers. */
	public static function render( Answers $answers, string $id, bool $is_checked ): string {
		$errors = $is_checked ? $answers->errors() : [];
		$areas  = '';
		foreach ( $answers->areas as $key => $area ) {
			$areas .= self::area(
				$area,
				$id . '-' . $key,
				sprintf( '%s[%s]', PlainWheelPost::RATINGS, $key ),
				$answers->chosen( $key ),
				$errors[ $key ] ?? '',
				( $answers->has_wishes() ? self::wish( $area, $id . '-' . $key . '-wish', $key, $answers ) : '' )
					. ( $area->has_note()
						? self::note( $id . '-' . $key . '-note', $key, $answers->note( $key ) )
						: '' )
			);
		}
		return sprintf(
			'<form class="%1$splain" method="post" action="#%2$s">%3$s<input type="hidden" name="%4$s"'
				. ' value="%2$s">%5$s<div class="%1$sactions"><button type="submit"'
				. ' class="%1$ssubmit wp-element-button">%6$s</button></div></form>',
			self::PART,
			esc_attr( $id ),
			self::summary( $errors, $id ),
			esc_attr( PlainWheelPost::PLACE ),
			$areas,
			esc_html__( 'Show my wheel', 'rueda' )
		);
	}

	/** @param array<string, string> $errors */
	private static function summary( array $errors, string $id ): string {
		if ( [] === $errors ) {
			return '';
		}
		$items = '';
		foreach ( $errors as $key => $error ) {
			$items .= sprintf( '<li><a href="#%s">%s</a></li>', esc_attr( $id . '-' . $key ), esc_html( $error ) );
		}
		return sprintf(
			'<div class="%serror" role="alert"><p>%s</p><ul>%s</ul></div>',
			self::PART,
			esc_html__( 'Your wheel is not complete yet.', 'rueda' ),
			$items
		);
	}

	/** @param string $beside What is asked besides the rating, as HTML. */
	private static function area(
		Area $area,
		string $id,
		string $name,
		string $chosen,
		string $error,
		string $beside
	): string {
		$label = esc_html( $area->label() );
		$help  = '' === $area->description()
			? ''
			: sprintf( '<div class="%shelp">%s</div>', self::PART, $area->description() );
		$wrong = '' === $error ? '' : sprintf(
			'<p class="%serror" id="%s-error">%s</p>',
			self::PART,
			esc_attr( $id ),
			esc_html( $error )
		);
		return sprintf(
			'<fieldset class="%1$sarea" id="%2$s"%3$s><legend><span class="rueda-dot" style="--rueda-dot:%4$s">'
				. '</span>%5$s</legend>%6$s%7$s<div class="%1$schoices">%8$s</div>%9$s</fieldset>',
			self::PART,
			esc_attr( $id ),
			'' === $wrong ? '' : sprintf( ' aria-describedby="%s-error"', esc_attr( $id ) ),
			esc_attr( $area->color() ),
			'' === $area->link() ? $label : self::link( $area->link(), $label ),
			$help,
			$wrong,
			self::choices( $area, $name, $chosen, $area->is_required() ? null : self::skip( $area ) ),
			$beside
		);
	}

	private static function wish( Area $area, string $id, string $key, Answers $answers ): string {
		return sprintf(
			'<div class="%1$swished" role="group" aria-labelledby="%2$s"><p id="%2$s">%3$s</p>'
				. '<div class="%1$schoices">%4$s</div></div>',
			self::PART,
			esc_attr( $id ),
			esc_html__( 'Which rating do you wish for? (optional)', 'rueda' ),
			self::choices(
				$area,
				sprintf( '%s[%s]', PlainWheelPost::WISHES, $key ),
				$answers->chosen_wish( $key ),
				[ __( 'No wish', 'rueda' ), __( 'Leave empty for no wish.', 'rueda' ) ]
			)
		);
	}

	private static function note( string $id, string $key, string $note ): string {
		return sprintf(
			'<div class="%1$snote"><label for="%2$s">%3$s</label><textarea id="%2$s" name="%4$s[%5$s]" rows="2"'
				. ' maxlength="%6$d" aria-describedby="%2$s-help">%7$s</textarea><p id="%2$s-help">%8$s</p></div>',
			self::PART,
			esc_attr( $id ),
			esc_html__( 'Your note (optional)', 'rueda' ),
			PlainWheelPost::NOTES,
			esc_attr( $key ),
			Definitions::REPORT_LIMITS['note'],
			esc_textarea( $note ),
			esc_html__( 'Your report will show it.', 'rueda' )
		);
	}

	/** @return array{string, string} The choice of none, and what to do instead where a number is typed. */
	private static function skip( Area $area ): array {
		return [ $area->skip_text(), __( 'Leave empty to skip this area.', 'rueda' ) ];
	}

	/** @param array{string, string}|null $none As skip() has it; null where a number has to be chosen. */
	private static function choices( Area $area, string $name, string $chosen, ?array $none ): string {
		$range = $area->range();
		if ( $range->size() > self::MOST_CHOICES ) {
			return self::number( $area, $name, Answers::SKIP === $chosen ? '' : $chosen, $none );
		}
		$numbers = '';
		foreach ( range( $range->min, $range->max ) as $rating ) {
			$numbers .= self::radio(
				$name,
				(string) $rating,
				number_format_i18n( $rating ),
				(string) $rating === $chosen,
				null === $none
			);
		}
		return sprintf(
			'<div class="%snumbers">%s</div>%s',
			self::PART,
			$numbers,
			null === $none ? '' : self::radio(
				$name,
				Answers::SKIP,
				$none[0],
				Answers::SKIP === $chosen,
				false
			)
		);
	}

	/** @param array{string, string}|null $none As skip() has it. */
	private static function number( Area $area, string $name, string $value, ?array $none ): string {
		$hint = sprintf(
			/* translators: 1: smallest number, 2: largest number. */
			__( 'A number from %1$s to %2$s', 'rueda' ),
			number_format_i18n( $area->range()->min ),
			number_format_i18n( $area->range()->max )
		);
		return sprintf(
			'<label>%s <input type="number" name="%s" value="%s" min="%d" max="%d" step="1"%s></label>%s',
			esc_html( $hint ),
			esc_attr( $name ),
			Verbatim::attribute( $value ),
			$area->range()->min,
			$area->range()->max,
			null === $none ? ' required' : '',
			null === $none ? '' : sprintf( '<p>%s</p>', esc_html( $none[1] ) )
		);
	}

	private static function radio(
		string $name,
		string $value,
		string $label,
		bool $is_chosen,
		bool $is_required
	): string {
		return sprintf(
			'<label class="%schoice"><input type="radio" name="%s" value="%s"%s%s><span>%s</span></label> ',
			self::PART,
			esc_attr( $name ),
			esc_attr( $value ),
			$is_chosen ? ' checked' : '',
			$is_required ? ' required' : '',
			esc_html( $label )
		);
	}

	/** @param string $label Escaped. */
	private static function link( string $url, string $label ): string {
		return sprintf(
			'<a href="%s" target="_blank" rel="noopener">%s<span class="rueda-hidden"> %s</span></a>',
			esc_url( $url, Names::LINK_PROTOCOLS ),
			$label,
			esc_html__( '(opens in a new tab)', 'rueda' )
		);
	}
}
