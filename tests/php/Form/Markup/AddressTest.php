<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Tests\Form\Intake\PlainPostTestCase;

/** Addresses, as the server prints them, and the messages that come from them. */
final class AddressTest extends PlainPostTestCase {
	private const STREET = [ 'name' => 'street', 'label' => 'Street', 'autocomplete' => 'shipping address-line1' ];
	private const TOWN   = [
		'name'         => 'town',
		'label'        => 'Town',
		'autocomplete' => 'shipping address-level2',
		'isRequired'   => true,
	];

	public function test_an_address_is_a_named_group_of_fields_that_browsers_can_fill_in(): void {
		$page = $this->page(
			$this->make_form( [ self::address( [ 'label' => 'Where &amp; how' ], self::STREET, self::TOWN ) ] )
		);

		self::assertSame( 'fieldset class="rueda-address"', self::tag( $page, '//form/fieldset[legend]' ) );
		self::assertSame( 'Where & how', $page->evaluate( 'string(//fieldset/legend)' ) );
		self::assertSame(
			'shipping address-line1',
			$page->evaluate( 'string(//fieldset[legend]//input[@name="street"]/@autocomplete)' )
		);
		self::assertSame( 1.0, $page->evaluate( 'count(//fieldset//label[@for=//input[@name="town"]/@id])' ) );
	}

	public function test_a_missing_part_has_its_own_error(): void {
		$form   = $this->make_form( [ self::address( [], self::STREET, self::TOWN ) ] );
		$answer = $this->answer( $form, [ 'street' => 'Calle Mayor 3' ] );

		self::assertSame( [ 'town' ], array_column( $answer['invalid_fields'], 'field' ) );
	}

	public function test_errors_say_in_which_of_two_addresses_a_part_is(): void {
		$form        = $this->make_form(
			[
				self::address( [ 'label' => 'Delivery' ], self::STREET, self::TOWN ),
				self::address( [ 'label' => 'Invoice' ], [ 'name' => 'town-2' ] + self::TOWN ),
			]
		);
		[ , $parts ] = $this->post( $form, [ 'street' => 'Calle Mayor 3', 'town' => 'Soria', 'town-2' => '' ] );
		$page        = $this->printed( $parts->printer(), $form );

		self::assertSame(
			[ 'Invoice – Town – Please fill out this field.' ],
			$this->texts( $page, '//div[@class="screen-reader-response"]/ul/li' )
		);
		// For the lists of scripts.
		self::assertSame(
			[ 'Delivery', 'Invoice' ],
			array_map(
				static fn ( $node ): string => $node->getAttribute( 'data-place' ),
				iterator_to_array( $page->query( '//*[@data-name][@data-place]' ), false )
			)
		);
	}

	public function test_emails_say_to_which_of_two_addresses_a_part_belongs(): void {
		$form = $this->make_form(
			[
				self::address( [ 'label' => 'Delivery' ], self::STREET, self::TOWN ),
				self::address(
					[ 'label' => 'Invoice' ],
					[ 'name' => 'street-2' ] + self::STREET,
					[ 'name' => 'country', 'label' => 'Country' ]
				),
			]
		);
		$this->answer(
			$form,
			[ 'street' => 'Calle Mayor 3', 'town' => 'Soria', 'street-2' => 'Rue 4', 'country' => 'France' ]
		);

		self::assertStringContainsString(
			"Street (Delivery): Calle Mayor 3\nTown: Soria\nStreet (Invoice): Rue 4\nCountry: France",
			$this->mails[0]['message']
		);
		$fields = $this->read_form( $form )->fields();
		self::assertSame(
			[ 'Street (Delivery)', 'Town', 'Street (Invoice)', 'Country' ],
			array_map( static fn ( Field $field ): string => $field->title(), $fields )
		);
	}

	public function test_a_whole_address_may_have_conditions(): void {
		$form   = $this->make_form(
			[
				[ 'name' => 'way', 'label' => 'Way' ],
				self::address(
					[
						'label'  => 'Delivery',
						'showIf' => [
							'match' => 'all',
							'rules' => [ [ 'field' => 'way', 'is' => 'equal', 'value' => 'Post' ] ],
						],
					],
					self::TOWN
				),
			]
		);
		$answer = $this->answer( $form, [ 'way' => 'I come' ] );
		$page   = $this->page( $form );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( 1.0, $page->evaluate( 'count(//*[@data-rueda-show-if])' ) );
		self::assertSame(
			'Only if “Way” is “Post”.',
			$page->evaluate( 'string(//fieldset[@data-rueda-show-if]/span)' )
		);
	}

	public function test_a_condition_may_ask_for_a_part(): void {
		$rule = [ 'match' => 'all', 'rules' => [ [ 'field' => 'town', 'is' => 'equal', 'value' => 'soria' ] ] ];
		$form = $this->make_form(
			[
				self::address( [], self::TOWN ),
				[ 'name' => 'note', 'label' => 'Note', 'isRequired' => true, 'showIf' => $rule ],
			]
		);

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'town' => 'Cádiz' ] )['status'] );
		self::assertSame( 'validation_failed', $this->answer( $form, [ 'town' => 'Soria' ] )['status'] );
	}

	public function test_clients_of_the_protocol_find_the_parts_as_fields(): void {
		$this->act_as( 'administrator' );
		$form   = $this->make_form( [ self::address( [ 'label' => 'Delivery' ], self::STREET, self::TOWN ) ] );
		$answer = rest_do_request( "/contact-form-7/v1/contact-forms/$form" )->get_data();

		$fields = $answer['properties']['form']['fields'];
		self::assertSame( [ 'street', 'town', '' ], array_column( $fields, 'name' ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param array<string, mixed> ...$fields
	 */
	private static function address( array $attributes, array ...$fields ): string {
		$inner = '';
		foreach ( $fields as $field ) {
			$inner .= get_comment_delimited_block_content( Field::BLOCK, $field, '' );
		}
		return get_comment_delimited_block_content( 'rueda/form-address', $attributes, $inner );
	}
}
