<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

use DOMDocument;
use DOMElement;
use DOMNode;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an SVG file that has nothing but filled shapes, as most logos do. Any other, with text, pictures, gradients or
 * lines, is not drawn at all: half a logo is worse than none.
 *
 * @phpstan-type Point array{float, float}
 * @phpstan-type Matrix array{float, float, float, float, float, float}
 * @phpstan-type State array{fill: string, opacity: float, rule: string, stroke: string, matrix: Matrix}
 */
final class SvgFile {
	private const NAMESPACE   = 'http://www.w3.org/2000/svg';
	private const MOST_BYTES  = 100000;
	private const MOST_POINTS = 4000;
	private const DEEPEST     = 20;
	private const STRAIGHT    = [ 1.0, 0.0, 0.0, 1.0, 0.0, 0.0 ];

	private const SILENT = [ 'title', 'desc', 'metadata', 'defs', 'style', 'clipPath' ];
	private const NAMES  = [
		'black'        => '#000000',
		'white'        => '#ffffff',
		'red'          => '#ff0000',
		'green'        => '#008000',
		'blue'         => '#0000ff',
		'yellow'       => '#ffff00',
		'orange'       => '#ffa500',
		'gray'         => '#808080',
		'grey'         => '#808080',
		'currentcolor' => '#1e1e1e',
	];

	/** @var list<array{contours: list<list<Point>>, color: string}> */
	private array $shapes = [];
	/** @var array<string, string> What its styles say of classes, by the name of the class. */
	private array $classes = [];
	private int $points    = 0;

	/** @return ShapeLogo|null Null when it is no such file. */
	public static function logo( string $bytes ): ?ShapeLogo {
		if (
			! class_exists( DOMDocument::class )
			|| strlen( $bytes ) > self::MOST_BYTES
			|| ! str_contains( $bytes, '<svg' )
			|| str_contains( $bytes, '<!ENTITY' )
		) {
			return null;
		}
		$document = new DOMDocument();
		$was_on   = libxml_use_internal_errors( true );
		$is_read  = $document->loadXML( $bytes, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $was_on );
		$root = $is_read ? $document->documentElement : null;
		try {
			return null === $root || 'svg' !== $root->localName ? null : ( new self() )->whole( $root );
		} catch ( \DomainException $other ) {
			return null;
		}
	}

	private function whole( DOMElement $root ): ?ShapeLogo {
		$box = self::numbers( $root->getAttribute( 'viewBox' ) );
		if ( 4 !== count( $box ) ) {
			$box = [ 0.0, 0.0, (float) $root->getAttribute( 'width' ), (float) $root->getAttribute( 'height' ) ];
		}
		foreach ( $root->getElementsByTagName( 'style' ) as $style ) {
			preg_match_all( '/([^{}]+)\{([^{}]*)\}/', $style->textContent, $rules, PREG_SET_ORDER );
			foreach ( $rules as [ , $names, $said ] ) {
				foreach ( explode( ',', $names ) as $name ) {
					$name                   = ltrim( trim( $name ), '.' );
					$this->classes[ $name ] = ( $this->classes[ $name ] ?? '' ) . ';' . $said;
				}
			}
		}
		$this->children(
			$root,
			$this->state(
				$root,
				[ 'fill' => '#000000', 'opacity' => 1.0, 'rule' => '', 'stroke' => 'none', 'matrix' => self::STRAIGHT ]
			),
			0
		);
		return [] === $this->shapes || $box[2] <= 0 || $box[3] <= 0 ? null : new ShapeLogo( $box, $this->shapes );
	}

	/** @param State $state */
	private function children( DOMNode $around, array $state, int $depth ): void {
		if ( $depth > self::DEEPEST ) {
			throw new \DomainException( 'Its parts are in too many others.' );
		}
		foreach ( $around->childNodes as $node ) {
			$is_shown = $node instanceof DOMElement
				&& self::NAMESPACE === $node->namespaceURI
				&& ! in_array( $node->localName, self::SILENT, true );
			if ( $is_shown && 'g' === $node->localName ) {
				$this->children( $node, $this->state( $node, $state ), $depth + 1 );
			} elseif ( $is_shown ) {
				$this->shape( $node, $this->state( $node, $state ) );
			}
		}
	}

	/** @param State $state */
	private function shape( DOMElement $node, array $state ): void {
		$contours = SvgShape::contours( $node );
		$color    = self::color( $state['fill'] );
		if ( ! in_array( $state['stroke'], [ 'none', '' ], true ) ) {
			throw new \DomainException( 'Lines are not drawn.' );
		}
		if ( null === $color || $state['opacity'] <= 0 ) {
			return;
		}
		$color .= sprintf( '%02x', (int) round( 255 * min( 1.0, $state['opacity'] ) ) );
		$moved  = array_map(
			static fn ( array $line ): array => array_map(
				static fn ( array $point ): array => self::moved( $point, $state['matrix'] ),
				$line
			),
			$contours
		);
		$parts  = 'evenodd' === $state['rule'] ? [ $moved ] : SvgShape::parts( $moved );
		foreach ( $parts as $part ) {
			$this->points  += array_sum( array_map( 'count', $part ) );
			$this->shapes[] = [ 'contours' => $part, 'color' => $color ];
		}
		if ( $this->points > self::MOST_POINTS ) {
			throw new \DomainException( 'It has too many points.' );
		}
	}

	/**
	 * @param State $state Of the element around it.
	 * @return State
	 */
	private function state( DOMElement $node, array $state ): array {
		$said = [];
		foreach ( [ 'fill', 'fill-opacity', 'opacity', 'fill-rule', 'stroke', 'display', 'mask', 'filter' ] as $name ) {
			$said[ $name ] = trim( $node->getAttribute( $name ) );
		}
		$styles = $this->classes[ $node->localName ] ?? '';
		foreach ( explode( ' ', $node->getAttribute( 'class' ) ) as $class ) {
			$styles .= ';' . ( $this->classes[ $class ] ?? '' );
		}
		foreach ( explode( ';', $styles . ';' . $node->getAttribute( 'style' ) ) as $rule ) {
			[ $name, $value ]      = explode( ':', $rule, 2 ) + [ 1 => '' ];
			$said[ trim( $name ) ] = trim( $value );
		}
		if ( '' !== str_replace( 'none', '', $said['mask'] . $said['filter'] ) || $node->hasAttribute( 'href' ) ) {
			throw new \DomainException( 'Masks and filters are not known.' );
		}
		$share = static fn ( string $text ): float => '' === $text ? 1.0 : (float) $text;
		return [
			'fill'    => '' === $said['fill'] ? $state['fill'] : $said['fill'],
			'opacity' => 'none' === $said['display']
				? 0.0
				: $state['opacity'] * $share( $said['opacity'] ) * $share( $said['fill-opacity'] ),
			'rule'    => '' === $said['fill-rule'] ? $state['rule'] : $said['fill-rule'],
			'stroke'  => '' === $said['stroke'] ? $state['stroke'] : $said['stroke'],
			'matrix'  => self::matrix( $state['matrix'], $node->getAttribute( 'transform' ) ),
		];
	}

	/** @return string|null A colour with a hash and six digits; null for none. */
	private static function color( string $color ): ?string {
		$color = strtolower( $color );
		$color = self::NAMES[ $color ] ?? $color;
		if ( 'none' === $color || 'transparent' === $color ) {
			return null;
		}
		if ( 1 === preg_match( '/^#[0-9a-f]{3}$/D', $color ) ) {
			return preg_replace( '/[0-9a-f]/', '$0$0', $color ) ?? $color;
		}
		if ( 1 === preg_match( '/^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/D', $color, $parts ) ) {
			[ , $red, $green, $blue ] = array_map( 'intval', $parts );
			return sprintf( '#%02x%02x%02x', min( 255, $red ), min( 255, $green ), min( 255, $blue ) );
		}
		if ( 1 !== preg_match( '/^#[0-9a-f]{6}$/D', $color ) ) {
			throw new \DomainException( 'This is no colour that is known.' );
		}
		return $color;
	}

	/**
	 * @param Matrix $matrix
	 * @return Matrix
	 */
	private static function matrix( array $matrix, string $transform ): array {
		preg_match_all( '/([a-zA-Z]+)\s*\(([^)]*)\)/', $transform, $steps, PREG_SET_ORDER );
		foreach ( $steps as [ , $name, $text ] ) {
			$some = self::numbers( $text );
			$next = match ( true ) {
				'matrix' === $name && 6 === count( $some )  => $some,
				'translate' === $name && [] !== $some       => [ 1.0, 0.0, 0.0, 1.0, $some[0], $some[1] ?? 0.0 ],
				'scale' === $name && [] !== $some           => [ $some[0], 0.0, 0.0, $some[1] ?? $some[0], 0.0, 0.0 ],
				'rotate' === $name && 1 === count( $some )  => self::turn( deg2rad( $some[0] ) ),
				default => throw new \DomainException( 'This change of place is not known.' ),
			};
			[ $x, $y ] = self::moved( [ $next[4], $next[5] ], $matrix );
			$matrix    = [
				$matrix[0] * $next[0] + $matrix[2] * $next[1],
				$matrix[1] * $next[0] + $matrix[3] * $next[1],
				$matrix[0] * $next[2] + $matrix[2] * $next[3],
				$matrix[1] * $next[2] + $matrix[3] * $next[3],
				$x,
				$y,
			];
		}
		return $matrix;
	}

	/** @return Matrix */
	private static function turn( float $angle ): array {
		return [ cos( $angle ), sin( $angle ), -sin( $angle ), cos( $angle ), 0.0, 0.0 ];
	}

	/**
	 * @param Point  $point
	 * @param Matrix $matrix
	 * @return Point
	 */
	private static function moved( array $point, array $matrix ): array {
		return [
			$matrix[0] * $point[0] + $matrix[2] * $point[1] + $matrix[4],
			$matrix[1] * $point[0] + $matrix[3] * $point[1] + $matrix[5],
		];
	}

	/** @return list<float> */
	private static function numbers( string $text ): array {
		preg_match_all( '/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/', $text, $found );
		return array_map( 'floatval', $found[0] );
	}
}
