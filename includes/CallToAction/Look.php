<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * How a call to action looks. A look is always complete: a value that is missing in stored data, or not allowed, takes
 * its default. The shape of to_array() is public, and its readers do not check whether a key exists.
 *
 * @phpstan-type Value array{
 *     kind: string, initial?: string|int, least?: int, most?: int, words?: non-empty-list<string>, property?: string
 * }
 */
final class Look {
	private const THEME = 'theme';

	/** The stored words for alignment, and what the style sheet calls them. */
	private const ALIGNMENTS = [
		'center'     => 'center',
		'flex-start' => 'start',
		'flex-end'   => 'end',
	];

	private LookBackground $background;

	/**
	 * @param array<string, array<string, mixed>> $definition Its values by name, in groups as they are stored.
	 * @param array<string, mixed>                $values
	 */
	private function __construct( private array $definition, private array $values ) {
		$this->background = new LookBackground( $values['background'] ?? null );
	}

	/** @param bool $has_second Whether there is a second button: a wheel's own call to action has only one. */
	public static function from_stored( mixed $stored, bool $has_second ): self {
		$stored     = is_array( $stored ) && [] !== $stored ? $stored : [ 'style' => self::THEME ];
		$definition = Definitions::CTA_LOOK + ( $has_second ? Definitions::CTA_SECOND_BUTTON : [] );
		$values     = self::complete( $definition, $stored );
		$background = $values['background'] ?? null;
		// Old panels wrote "image" when somebody picked a plain color.
		if ( null === Read::at( $background, 'background_image', 'url' )
			&& LookBackground::IMAGE === Read::at( $background, 'background_type' ) ) {
			$values['background'] = array_replace(
				(array) $background,
				[ 'background_type' => LookBackground::COLOR ]
			);
		}
		return new self( $definition, $values );
	}

	/**
	 * @param array<string, array<string, mixed>> $definition
	 * @return array<string, mixed>
	 */
	private static function complete( array $definition, mixed $stored ): array {
		$values = [];
		foreach ( $definition as $name => $part ) {
			$value = Read::at( $stored, $name );
			if ( ! isset( $part['kind'] ) ) {
				/** @var array<string, array<string, mixed>> $part A group of values. */
				$values[ $name ] = self::complete( $part, $value );
				continue;
			}
			/** @var Value $part */
			$value = self::value( $part, $value );
			// Without a picture there is no address, not even an empty one.
			if ( 'picture' !== $part['kind'] || null !== $value ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}

	/** @param Value $definition */
	private static function value( array $definition, mixed $stored ): mixed {
		$initial = $definition['initial'] ?? '';
		return match ( $definition['kind'] ) {
			'color'         => Css::color_or( $stored, (string) $initial ),
			'length'        => Css::length( $stored, false ) ?? $initial,
			'signed-length' => Css::length( $stored ) ?? $initial,
			'pixels'        => Css::pixels(
				$stored,
				(int) $initial,
				$definition['least'] ?? 0,
				$definition['most'] ?? 0
			),
			'word'          => Css::word( $stored, $definition['words'] ?? [ '' ] ),
			'gradient'      => Css::gradient( $stored ) ?? '',
			'picture'       => Css::url( $stored ),
			'fraction'      => Css::fraction( $stored ),
			default         => 0 === Read::id( $stored ) ? null : Read::id( $stored ),
		};
	}

	/** Whether it has the theme's surface, line and button, because nobody gave it colours of its own. */
	public function is_themes(): bool {
		return self::THEME === ( $this->values['style'] ?? '' );
	}

	/** @return array<string, mixed> As it is stored and sent. */
	public function to_array(): array {
		return $this->values;
	}

	/**
	 * Custom properties of the outermost element. Empty values are left out, so that the style sheet falls back to the
	 * theme. src/frontend/cta/style.ts makes the same properties.
	 *
	 * @return array<string, string>
	 */
	public function properties(): array {
		if ( $this->is_themes() ) {
			return [];
		}
		$alignment  = Read::string( $this->values['alignment'] ?? null );
		$properties = self::named_properties( $this->definition, $this->values );
		foreach ( [ '--rueda-cta-primary', '--rueda-cta-secondary' ] as $button ) {
			$fill = $properties[ "$button-fill" ] ?? null;
			// A button in the colour of its card would look like bare text, so it gets a border.
			if ( null !== $fill && $this->background->is_plain( $fill ) ) {
				$properties[ "$button-edge" ] = 'currentcolor';
			}
		}
		return array_filter(
			$this->background->properties() + [
				'--rueda-cta-margin' => implode( ' ', Read::strings( $this->values['margin'] ?? null ) ),
				'--rueda-cta-align'  => self::ALIGNMENTS[ $alignment ] ?? 'center',
			] + $properties,
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * The values that have a property of their own.
	 *
	 * @param array<string, array<string, mixed>> $definition
	 * @return array<string, string>
	 */
	private static function named_properties( array $definition, mixed $values ): array {
		$properties = [];
		foreach ( $definition as $name => $part ) {
			$value = Read::at( $values, $name );
			if ( ! isset( $part['kind'] ) ) {
				/** @var array<string, array<string, mixed>> $part A group of values. */
				$properties += self::named_properties( $part, $value );
			} elseif ( is_string( $part['property'] ?? null ) && is_scalar( $value ) ) {
				$unit = 'pixels' === $part['kind'] ? 'px' : '';

				$properties[ "--rueda-cta-{$part['property']}" ] = $value . $unit;
			}
		}
		return $properties;
	}

	public function has_overlay(): bool {
		return ! $this->is_themes() && $this->background->has_overlay();
	}
}
