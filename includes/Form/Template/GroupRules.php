<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The rules of an add-on for Contact Form 7 that shows `[group name]` under conditions. It stores a list of entries,
 * `{ then_field, and_rules: [ { if_field, operator, if_value } ] }`; the entries of one group are alternatives. Its
 * text for export says the same: `show [name] if [field] equals "value"`, and `and if …` in the next line.
 *
 * @phpstan-type GroupRule array{field: string, is: string, value?: string|list<string>}
 */
final class GroupRules {
	private const LINE = '/(?:show \[([^\]]*)\]|and) if \[([^\]]*)\] ([a-z ]+?(?: \(regex\))?)(?: "(.*)")?\h*\r?$/m';

	/** Each with the comparisons of ours, of which one is enough. Regular expressions and functions have none. */
	private const COMPARISONS = [
		'equals'                 => [ 'equal' ],
		'not equals'             => [ 'not-equal' ],
		'greater than'           => [ 'greater' ],
		'>'                      => [ 'greater' ],
		'less than'              => [ 'less' ],
		'<'                      => [ 'less' ],
		'greater than or equals' => [ 'greater', 'equal' ],
		'≥'                      => [ 'greater', 'equal' ],
		'less than or equals'    => [ 'less', 'equal' ],
		'≤'                      => [ 'less', 'equal' ],
		'is empty'               => [ 'empty' ],
		'not empty'              => [ 'not-empty' ],
	];

	/** What holds where a comparison does not; of several, one is enough. */
	private const OPPOSITES = [
		'equal'     => [ 'not-equal' ],
		'not-equal' => [ 'equal' ],
		'empty'     => [ 'not-empty' ],
		'not-empty' => [ 'empty' ],
		'greater'   => [ 'less', 'equal', 'empty' ],
		'less'      => [ 'greater', 'equal', 'empty' ],
		'after'     => [ 'before', 'equal', 'empty' ],
		'before'    => [ 'after', 'equal', 'empty' ],
	];

	/** @var array<string, list<list<GroupRule>>> Alternatives by group; all rules of one have to hold. */
	private array $alternatives = [];

	/** @var array<string, true> Groups with a rule that could not be read. */
	private array $unread = [];

	/** @param mixed $stored The entries, or the text. */
	public function __construct( mixed $stored ) {
		$entries = is_string( $stored ) ? self::from_text( $stored ) : $stored;
		foreach ( is_array( $entries ) ? array_slice( $entries, 0, 10000 ) : [] as $entry ) {
			if ( is_array( $entry ) ) {
				// The oldest versions had one rule in each entry.
				$rules = Read::list_at( $entry, 'and_rules' ) ?? [ $entry ];
				$this->add( Read::text( $entry, 'then_field' ), array_values( $rules ) );
			}
		}
	}

	/** @return list<list<GroupRule>> Empty for a group without rules that can be carried over. */
	public function of( string $group ): array {
		$alternatives = $this->alternatives[ $group ] ?? [];
		$most         = Definitions::CONDITION_LIMITS['rules'];
		$alternatives = count( $alternatives ) > $most ? self::gathered( $alternatives ) : $alternatives;
		$is_too_long  = count( $alternatives ) > $most
			|| [] !== array_filter( $alternatives, static fn ( array $rules ): bool => count( $rules ) > $most );
		return isset( $this->unread[ $group ] ) || $is_too_long ? [] : $alternatives;
	}

	/**
	 * One rule with a list in the place of many about one field, such as one for each country.
	 *
	 * @param list<list<GroupRule>> $alternatives
	 * @return list<list<GroupRule>>
	 */
	private static function gathered( array $alternatives ): array {
		$gathered = [];
		$values   = [];
		foreach ( $alternatives as $rules ) {
			$value = $rules[0]['value'] ?? '';
			if ( 1 === count( $rules ) && 'equal' === $rules[0]['is'] && is_string( $value ) ) {
				$values[ $rules[0]['field'] ][ $value ] = $value;
			} else {
				$gathered[] = $rules;
			}
		}
		foreach ( $values as $field => $all ) {
			foreach ( array_chunk( $all, Definitions::CONDITION_LIMITS['values'] ) as $some ) {
				// A key that looks like a number is one.
				$rule       = [ 'field' => "$field", 'is' => 'one-of', 'value' => $some ];
				$gathered[] = [ 1 === count( $some ) ? [ 'is' => 'equal', 'value' => $some[0] ] + $rule : $rule ];
			}
		}
		return $gathered;
	}

	/** @return list<list<GroupRule>> Those under which the group is hidden; empty where they are too many. */
	public function opposite_of( string $group ): array {
		$most = Definitions::CONDITION_LIMITS['rules'];
		$all  = [ [] ];
		foreach ( [] === $this->of( $group ) ? [] : $this->alternatives[ $group ] ?? [] as $rules ) {
			$any = [];
			foreach ( $rules as $rule ) {
				foreach ( self::OPPOSITES[ $rule['is'] ] as $is ) {
					$is_alone = 'none' === Definitions::CONDITION_COMPARISONS[ $is ];
					$any[]    = $is_alone ? [ 'field' => $rule['field'], 'is' => $is ] : [ 'is' => $is ] + $rule;
				}
			}
			$all = self::joined( $all, $any );
			if ( count( $all ) > $most || count( $all[0] ?? [] ) > $most ) {
				return [];
			}
		}
		return $all;
	}

	/**
	 * All rules of each alternative, with one more of several.
	 *
	 * @param list<list<GroupRule>> $all
	 * @param list<GroupRule>       $any
	 * @return list<list<GroupRule>>
	 */
	private static function joined( array $all, array $any ): array {
		$next = [];
		foreach ( $all as $one ) {
			foreach ( $any as $other ) {
				$next[] = [ ...$one, $other ];
			}
		}
		return $next;
	}

	/** @return array<array-key, mixed> */
	private static function from_text( string $text ): array {
		preg_match_all( self::LINE, $text, $lines, PREG_SET_ORDER );
		$entries = [];
		foreach ( $lines as $line ) {
			$rule = [ 'if_field' => $line[2], 'operator' => $line[3], 'if_value' => $line[4] ?? '' ];
			if ( '' !== $line[1] ) {
				$entries[] = [ 'then_field' => $line[1], 'and_rules' => [ $rule ] ];
			} elseif ( [] !== $entries ) {
				$last                = array_pop( $entries );
				$last['and_rules'][] = $rule;
				$entries[]           = $last;
			}
		}
		return $entries;
	}

	/** @param list<mixed> $rules */
	private function add( string $group, array $rules ): void {
		$all = [ [] ];
		foreach ( $rules as $rule ) {
			$any = self::rules( is_array( $rule ) ? $rule : [] );
			if ( [] === $any || count( $all ) * count( $any ) > Definitions::CONDITION_LIMITS['rules'] ) {
				$this->unread[ $group ] = true;
				return;
			}
			$all = self::joined( $all, $any );
		}
		$this->alternatives[ $group ] = [ ...( $this->alternatives[ $group ] ?? [] ), ...$all ];
	}

	/**
	 * @param array<array-key, mixed> $rule
	 * @return list<GroupRule> Of which one is enough; empty where it cannot be carried over.
	 */
	private static function rules( array $rule ): array {
		$operator = Read::text( $rule, 'operator' );
		$field    = preg_replace( '/\[\]$/D', '', Read::utf8( Read::text( $rule, 'if_field' ) ) ) ?? '';
		$value    = Read::utf8( Read::text( $rule, 'if_value' ) );
		$rules    = [];
		$is_day   = 1 === preg_match( '/' . Definitions::CONDITION_DATE . '/D', $value );
		foreach ( self::COMPARISONS[ $operator ] ?? [] as $is ) {
			$is      = $is_day ? [ 'greater' => 'after', 'less' => 'before' ][ $is ] ?? $is : $is;
			$without = [ 'equal' => 'empty', 'not-equal' => 'not-empty' ][ $is ] ?? $is;
			$rules[] = '' === $value || in_array( $is, [ 'empty', 'not-empty' ], true )
				? [ 'field' => $field, 'is' => $without ]
				: [ 'field' => $field, 'is' => $is, 'value' => $value ];
		}
		foreach ( $rules as $one ) {
			$is_readable = isset( $one['value'] ) || 'none' === Definitions::CONDITION_COMPARISONS[ $one['is'] ];
			if ( ! $is_readable ) {
				return [];
			}
		}
		return '' === $field ? [] : $rules;
	}
}
