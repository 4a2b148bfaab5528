<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Kind;

use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\Forms;
use Rueda\Form\Kind\Calculation;
use Rueda\Form\Template\Template;
use Rueda\Tests\Form\FormTestCase;

/**
 * Sums and products, from the page to the message. A thousand calculations with their results are in
 * tests/fixtures/calculations.jsonl; TypeScript has the same test. To write them anew:
 * RUEDA_WRITE_CALCULATIONS=1 npm test -- php
 */
final class CalculationTest extends FormTestCase {
	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/calculations.jsonl';

	private const NUMBERS = [
		'',
		' ',
		'0',
		'-0',
		'1',
		' 7 ',
		'-3',
		'0.1',
		'0.2',
		'1.005',
		'2.675',
		'19.99',
		'-0.005',
		'1e3',
		'0b11',
		'1,5',
		'.5',
		'5.',
		'+4',
		'ten',
		'∞',
		'999999',
		'123456789.123456789',
		'999999999999999',
		'9999999999999999',
	];

	private const FIELDS = [
		[ 'type' => 'number', 'name' => 'people', 'label' => 'People' ],
		[ 'type' => 'hidden', 'name' => 'price', 'defaultValue' => '12.50' ],
		[
			'type'      => 'calculation',
			'name'      => 'places',
			'label'     => 'Places',
			'isProduct' => true,
			'operands'  => 'people price',
			'step'      => '0.01',
		],
		[
			'type'    => 'checkbox',
			'name'    => 'extras',
			'label'   => 'Extras',
			'choices' => [ [ 'label' => '10' ], [ 'label' => '5' ], [ 'label' => 'None' ] ],
		],
		[
			'type'     => 'calculation',
			'name'     => 'total',
			'label'    => 'Total',
			'operands' => 'places extras',
			'step'     => '0.01',
		],
	];

	public function test_a_thousand_calculations_have_the_same_result_as_on_the_page(): void {
		mt_srand( 5 );
		$lines = [];
		for ( $number = 0; $number < 1000; $number++ ) {
			$is_product = 1 === mt_rand( 0, 1 );
			$step       = [ '', '1', '0.1', '0.01', 'any' ][ mt_rand( 0, 4 ) ];
			$operands   = [];
			for ( $count = mt_rand( 0, 4 ); $count > 0; $count-- ) {
				$operands[] = array_map(
					static fn (): string => self::NUMBERS[ mt_rand( 0, count( self::NUMBERS ) - 1 ) ],
					array_fill( 0, mt_rand( 0, 3 ), null )
				);
			}
			$decimals = [ '0.1' => 1, '0.01' => 2 ][ $step ] ?? 0;
			$lines[]  = (string) wp_json_encode(
				[ $is_product, $operands, $step, Calculation::result( $is_product, $operands, $decimals ) ],
				JSON_UNESCAPED_UNICODE
			);
		}
		if ( '' !== (string) getenv( 'RUEDA_WRITE_CALCULATIONS' ) ) {
			file_put_contents( self::FILE, implode( "\n", $lines ) . "\n" );
		}
		self::assertSame( file( self::FILE, FILE_IGNORE_NEW_LINES ), $lines );
	}

	public function test_the_message_has_the_servers_results_whatever_was_sent(): void {
		$answer = $this->answer(
			$this->make_form( self::FIELDS ),
			[ 'people' => '3', 'price' => '0.01', 'places' => '1', 'extras' => [ '10', '5' ], 'total' => '<b>2' ]
		);

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertStringContainsString( 'Places: 37.50', $this->mails[0]['message'] );
		self::assertStringContainsString( 'Total: 52.50', $this->mails[0]['message'] );
		$stored = json_decode( $this->messages()[0]['fields'], true );
		self::assertSame( [ '37.50', '52.50' ], [ $stored['raw']['places'], $stored['raw']['total'] ] );
	}

	public function test_without_an_answer_there_is_no_result(): void {
		$fields = [ self::FIELDS[0], [ 'operands' => 'people gone' ] + self::FIELDS[2], [ 'name' => 'a' ] ];
		$this->answer( $this->make_form( $fields ), [ 'a' => 'x' ] );

		self::assertMatchesRegularExpression( '/^Places: $/m', $this->mails[0]['message'] );
	}

	public function test_a_field_that_conditions_hide_counts_nothing(): void {
		$fields              = self::FIELDS;
		$fields[3]['showIf'] = [
			'match' => 'all',
			'rules' => [ [ 'field' => 'people', 'is' => 'greater', 'value' => '5' ] ],
		];
		$this->answer( $this->make_form( $fields ), [ 'people' => '2', 'extras' => [ '10' ] ] );

		self::assertStringContainsString( 'Total: 25.00', $this->mails[0]['message'] );
	}

	public function test_a_total_above_its_parts_counts_them(): void {
		$fields = [ self::FIELDS[4], self::FIELDS[2], self::FIELDS[0], self::FIELDS[1], self::FIELDS[3] ];
		$fields = [ [ 'operands' => 'people extras' ] + $fields[0], ...array_slice( $fields, 1 ) ];
		$this->answer( $this->make_form( $fields ), [ 'people' => '2', 'extras' => [ '10' ] ] );

		self::assertStringContainsString( 'Total: 12.00', $this->mails[0]['message'] );
		self::assertStringContainsString( 'Places: 25.00', $this->mails[0]['message'] );
	}

	public function test_a_condition_asks_for_the_result_without_what_is_hidden(): void {
		$when     = static fn ( string $field, string $is, string $value ): array => [
			'match' => 'all',
			'rules' => [ [ 'field' => $field, 'is' => $is, 'value' => $value ] ],
		];
		$fields   = self::FIELDS;
		$fields[] = [ 'name' => 'why', 'label' => 'Why', 'isRequired' => true ];

		$fields[3]['showIf'] = $when( 'people', 'less', '5' );
		$fields[5]['showIf'] = $when( 'total', 'greater', '60' );

		$form   = $this->make_form( $fields );
		$status = fn ( string $people, string $extras ): string =>
			$this->answer( $form, [ 'people' => $people, 'extras' => [ $extras ], 'price' => '99' ] )['status'];

		self::assertSame( 'mail_sent', $status( '4', '10' ) );
		self::assertSame( 'validation_failed', $status( '5', '10' ) );
		self::assertSame( 'mail_sent', $status( '4', '5' ) );
		self::assertSame(
			1,
			$this->page( $form )->query( '//*[@data-rueda-hidden and .//*[@name="why"]]' )->length
		);
	}

	public function test_no_condition_believes_a_result_that_was_sent(): void {
		$fields   = self::FIELDS;
		$fields[] = [
			'name'       => 'reason',
			'label'      => 'Reason',
			'isRequired' => true,
			'showIf'     => [
				'match' => 'all',
				'rules' => [ [ 'field' => 'total', 'is' => 'less', 'value' => '30' ] ],
			],
		];
		$answer   = $this->answer( $this->make_form( $fields ), [ 'people' => '2', 'total' => '99' ] );

		self::assertSame( 'validation_failed', $answer['status'] );
	}

	public function test_the_page_says_that_it_is_calculated_and_names_it(): void {
		$page = $this->page( $this->make_form( self::FIELDS ) );

		self::assertSame( 'Places', $page->evaluate( 'string(//label[@for=(//output)[1]/@id])' ) );
		self::assertSame(
			'It is calculated when you send the form.',
			$page->evaluate( 'string((//output)[1])' )
		);
	}

	public function test_the_form_check_tells_of_a_field_that_is_not_there(): void {
		$fields   = [ self::FIELDS[0], [ 'operands' => 'people gone' ] + self::FIELDS[2] ];
		$form     = ( new Forms() )->find( $this->make_form( $fields ) );
		$findings = null === $form ? [] : ( new BodyChecks() )->findings( $form );

		self::assertContains(
			'“Places” uses the field “gone”, which is not in this form and counts 0.',
			array_map( static fn ( Finding $finding ): string => $finding->message, $findings )
		);
	}

	public function test_it_comes_from_a_form_tag(): void {
		$converted = Template::to_blocks( '[calculation places product of:people|price step:0.01]' );

		self::assertSame( [], $converted->notes );
		self::assertStringContainsString(
			'{"type":"calculation","name":"places","isProduct":true,"operands":"people price","step":"0.01"}',
			$converted->content
		);
	}
}
