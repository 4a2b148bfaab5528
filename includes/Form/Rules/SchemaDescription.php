<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

defined( 'ABSPATH' ) || exit;

/** The schema document, described in JSON Schema: the answer to OPTIONS. */
final class SchemaDescription {
	/** @return array<string, mixed> */
	public static function all(): array {
		return [
			'$schema'     => 'http://json-schema.org/draft-04/schema#',
			'title'       => 'feedback-schema',
			'description' => __( 'The rules for checking what visitors enter.', 'rueda' ),
			'type'        => 'object',
			'properties'  => [
				'version' => [
					'description' => __( 'The version of the document, for people to read.', 'rueda' ),
					'type'        => 'string',
				],
				'locale'  => [
					'description' => __( 'The language of the messages.', 'rueda' ),
					'type'        => 'string',
				],
				'rules'   => [
					'description' => __( 'The rules, in the order in which they are applied.', 'rueda' ),
					'type'        => 'array',
					'items'       => [
						'type'       => 'object',
						'properties' => [
							'rule'       => [ 'type' => 'string' ],
							'field'      => [ 'type' => 'string', 'pattern' => '^[A-Za-z][-A-Za-z0-9_:]*$' ],
							'error'      => [ 'type' => 'string' ],
							'accept'     => [ 'type' => 'array', 'items' => [ 'type' => 'string' ] ],
							'extensions' => [ 'type' => 'array', 'items' => [ 'type' => 'string' ] ],
							'base'       => [ 'type' => 'string' ],
							'interval'   => [ 'type' => 'number', 'minimum' => 0 ],
							'threshold'  => [ 'type' => [ 'number', 'string' ] ],
							'rules'      => [ 'type' => 'array', 'items' => [ 'type' => 'object' ] ],
						],
						'required'   => [ 'rule' ],
					],
				],
			],
		];
	}
}
